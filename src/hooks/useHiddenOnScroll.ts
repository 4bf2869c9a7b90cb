import { type RefObject, useEffect, useRef } from 'react'

/** Sets `data-away` on a sticky element on scroll down, and removes it on scroll up. */
export function useHiddenOnScroll<Sticky extends HTMLElement>(): RefObject<Sticky> {
  const ref = useRef<Sticky>(null)
  useEffect(() => {
    let last = scrollY
    const onScroll = () => {
      const element = ref.current
      const moved = scrollY - last
      if (!element || Math.abs(moved) < 8) return
      element.toggleAttribute('data-away', moved > 0 && scrollY > 2 * element.offsetHeight)
      last = scrollY
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return ref
}
