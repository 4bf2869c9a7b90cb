import { useEffect, useRef, type RefObject } from 'react'
import { swapFromQuery, swapToQuery } from '../lib/sharedSwap'

interface SharedSwap {
  readonly form: RefObject<HTMLFormElement>
  /** Writes the form's choice to the URL, so that the URL can be shared. */
  readonly remember: () => void
}

/** Syncs the radio buttons named head and face with the URL. */
export function useSharedSwap(): SharedSwap {
  const form = useRef<HTMLFormElement>(null)
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
  }
  return { form, remember }
}
