import { type Rule } from './rule'

export const focusBelowHeader: Rule = {
  name: 'the header covers no control to which the focus goes back',
  remedy:
    'Let `scroll-padding-block` of the page be at least as large as the header, which comes back when the page scrolls up.',
  find: () => {
    const { controls, isShown, nameOf, targetOf } = window.helpers
    const header = document.querySelector<HTMLElement>('header')
    const positionOf = (element: Element) => getComputedStyle(element).position
    // What sticks to the window stays where it is when the page scrolls.
    const sticks = (element: Element | null): boolean =>
      element !== null && (positionOf(element) === 'sticky' || sticks(element.parentElement))
    const isBelow = (element: Element) =>
      header && header.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
    const faults: string[] = []
    if (!header || positionOf(header) !== 'sticky') return faults
    const start = scrollY
    const targets = new Set([...document.querySelectorAll(controls)].map(targetOf))

    for (const target of targets) {
      const { bottom, height } = target.getBoundingClientRect()
      // What is higher than half of the window may not fit below the header.
      const isMovable = isShown(target) && !sticks(target) && height <= innerHeight / 2
      if (!isMovable || !isBelow(target) || header.contains(target)) continue

      // The control is just above the window, and the page scrolls no further than it must, as in Firefox.
      scrollTo({ top: scrollY + bottom, behavior: 'instant' })
      target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const covered = header.offsetHeight - target.getBoundingClientRect().top

      if (covered >= 1)
        faults.push(`${nameOf(target)} is ${Math.round(covered)} px under the header`)
    }

    scrollTo({ top: start, behavior: 'instant' })

    return faults
  },
}
