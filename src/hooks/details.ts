import { type RefObject, useCallback, useEffect, useRef } from 'react'

interface Disclosure {
  readonly ref: RefObject<HTMLDetailsElement>
  readonly close: () => void
}

/** Closes a `<details>` menu on a click outside and on Escape, which returns the focus to its summary. */
export function useDisclosure(): Disclosure {
  const ref = useRef<HTMLDetailsElement>(null)
  const close = useCallback(() => {
    if (ref.current) ref.current.open = false
  }, [])
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) close()
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !ref.current?.open) return
      close()
      ref.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [close])
  return { ref, close }
}

/** Opens the `<details>` that is the target of the fragment. Browsers only scroll to it. */
export function useOpenTarget(): void {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(location.hash.slice(1))
      if (target instanceof HTMLDetailsElement) target.open = true
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
}

/** Opens all `<details>` inside an element for printing, for browsers where CSS can't. */
export function useOpenForPrint<Holder extends HTMLElement>(): RefObject<Holder> {
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
