import { useEffect, useRef, useState } from 'react'
import { pageState } from '../browser/pageState'
import { usePage } from '../i18n/PageProvider'
import { localizedPath } from '../lib/paths'
import {
  initialSwap,
  parseSwap,
  swapFromQuery,
  swapName,
  swapPath,
  swapToQuery,
  type Swap,
} from '../lib/sharedSwap'

/**
 * Syncs the radio buttons named head and face with the URL. `remember` writes the choice to the URL, so that it can be
 * shared; `share` opens the system's share sheet, and copies the link where there is none.
 */
export function useSharedSwap() {
  const form = useRef<HTMLFormElement>(null)
  const [swap, setSwap] = useState(initialSwap)
  const [copied, setCopied] = useState(false)
  const { locale } = usePage()
  useEffect(() => {
    const given = { ...parseSwap(pageState().wear), ...swapFromQuery(location.search) }
    for (const [name, value] of Object.entries(given)) {
      const button = form.current?.querySelector<HTMLInputElement>(
        `[name="${name}"][value="${value}"]`,
      )
      if (button) button.checked = true
    }
    if (form.current) setSwap(chosenIn(form.current))
  }, [])
  const remember = () => {
    if (!form.current) return
    const choice = chosenIn(form.current)
    history.replaceState(history.state, '', `${swapToQuery(location.search, choice)}#try`)
    setSwap(choice)
    setCopied(false)
  }
  const share = () => {
    const url = location.origin + localizedPath(swapPath(swap), locale)
    // The promise also rejects if the visitor closes the share sheet, which is no error.
    if ('share' in navigator) navigator.share({ url }).catch(() => undefined)
    else void copyLink(url).then(setCopied)
  }
  return { form, name: swapName(swap), remember, share, copied }
}

function chosenIn(form: HTMLFormElement): Swap {
  return Object.fromEntries(new FormData(form)) as unknown as Swap
}

/** Returns whether the link was copied. The clipboard needs a secure context. */
async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    return false
  }
}
