import { useEffect, useRef, type RefObject } from 'react'

/**
 * Gives a `<details>` menu what the element does not bring along: it closes on a click outside,
 * and on Escape, which gives the focus back to its summary.
 */
export function useDisclosure(): RefObject<HTMLDetailsElement> {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      const menu = ref.current
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target))
        menu.open = false
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      const menu = ref.current
      if (event.key !== 'Escape' || !menu?.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])
  return ref
}
