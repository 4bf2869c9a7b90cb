import { useEffect, useState } from 'react'

/**
 * Returns the id of the section that the visitor is reading: the last one whose start has passed a line in the window.
 * Returns undefined above the first one. `ids` are in the order of the page. `line` is the distance from the lower edge
 * of the window, in percent of its height.
 */
export function useCurrentSection<Id extends string>(
  ids: readonly Id[],
  line: number,
): Id | undefined {
  const [current, setCurrent] = useState<Id>()
  const key = ids.join(' ')

  useEffect(() => {
    const names = key.split(' ') as Id[]
    const sections = names.flatMap((id) => {
      const element = document.getElementById(id)
      return element ? [{ id, element }] : []
    })

    const update = ([entry]: readonly IntersectionObserverEntry[]) => {
      const limit = entry?.rootBounds?.bottom ?? 0
      const passed = sections.filter(({ element }) => element.getBoundingClientRect().top <= limit)

      setCurrent(passed.at(-1)?.id)
    }

    const observer = new IntersectionObserver(update, { rootMargin: `99999px 0px -${line}%` })

    sections.forEach(({ element }) => observer.observe(element))

    return () => observer.disconnect()
  }, [key, line])

  return current
}
