import { useEffect, useRef, useState, type RefObject } from 'react'
import { swapFromQuery, swapToQuery } from '../lib/sharedSwap'

interface SharedSwap {
  readonly form: RefObject<HTMLFormElement>
  /** Writes the form's choice to the URL, so that the URL can be shared. */
  readonly remember: () => void
  /** Opens the system's share sheet, or copies the link if there is none. */
  readonly share: () => void
  /** Whether the link to the current choice has just been copied. */
  readonly copied: boolean
}

/** Syncs the radio buttons named head and face with the URL. */
export function useSharedSwap(): SharedSwap {
  const form = useRef<HTMLFormElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    for (const [name, value] of Object.entries(swapFromQuery(location.search))) {
      const button = form.current?.querySelector<HTMLInputElement>(
        `[name="${name}"][value="${value}"]`,
      )
      if (button) button.checked = true
    }
  }, [])
  const remember = () => {
    if (!form.current) return
    const choice = Object.fromEntries(new FormData(form.current)) as Record<string, string>
    history.replaceState(history.state, '', `${swapToQuery(location.search, choice)}#try`)
    setCopied(false)
  }
  const share = () => {
    remember()
    const url = location.href
    // The promise also rejects if the visitor closes the share sheet, which is no error.
    if ('share' in navigator) navigator.share({ url }).catch(() => undefined)
    else void copyLink(url).then(setCopied)
  }
  return { form, remember, share, copied }
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
