import { useEffect, useState } from 'react'

/**
 * Returns the index of the section that the visitor is reading: the last one whose start has passed a line in the window.
 * Returns -1 above the first one. `line` is the distance from the lower edge of the window, in percent of its height.
 */
export function useCurrentSection(selector: string, line: number): number {
  const [current, setCurrent] = useState(-1)

  useEffect(() => {
    const sections = [...document.querySelectorAll(selector)]
    const update = ([entry]: readonly IntersectionObserverEntry[]) => {
      const limit = entry?.rootBounds?.bottom ?? 0
      setCurrent(sections.filter((one) => one.getBoundingClientRect().top <= limit).length - 1)
    }

    const observer = new IntersectionObserver(update, { rootMargin: `99999px 0px -${line}%` })

    sections.forEach((section) => observer.observe(section))

    return () => observer.disconnect()
  }, [selector, line])

  return current
}
