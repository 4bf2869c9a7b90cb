import { useEffect, useRef, type RefObject } from 'react'

/** Has every `<details>` inside an element open while the page is printed, where the style sheet can't see to it. */
export function useOpenOnPaper<Holder extends HTMLElement>(): RefObject<Holder> {
  const ref = useRef<Holder>(null)
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = Array.from(ref.current?.querySelectorAll('details:not([open])') ?? [])
      for (const entry of opened) entry.open = true
    }
    const close = () => {
      for (const entry of opened) entry.open = false
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', close)
    }
  }, [])
  return ref
}
