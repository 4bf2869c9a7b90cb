import { type Rule } from './rule'

export const hits: Rule = {
  name: 'every control receives the clicks at its centre',
  remedy:
    'Move the covering element, lower its `z-index`, or let the pointer through it with `pointer-events: none`.',
  find: () => {
    const { controls, isShown, nameOf, targetOf } = window.helpers
    /** The window's upper part, which the sticky header covers, in pixels. */
    const headerHeight = 150
    const faults: string[] = []

    for (const control of document.querySelectorAll(controls)) {
      const target = targetOf(control)
      if (!isShown(target) || control.matches(':disabled, [inert] *, .visuallyHidden:not(label *)'))
        continue
      if (target.getClientRects().length === 0) continue
      /** The longest line of a link that wraps. */
      const boxOf = () =>
        [...target.getClientRects()].reduce((one, other) => (other.width > one.width ? other : one))
      // A skip link is outside the window until it has the focus.
      if (getComputedStyle(target).position === 'absolute' && boxOf().bottom + scrollY <= 0)
        continue
      const isInView = boxOf().top >= headerHeight && boxOf().bottom <= innerHeight
      const scrollToIt = () =>
        target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const hitAtCentre = () => {
        const { left, top, width, height } = boxOf()
        return document.elementFromPoint(left + width / 2, top + height / 2)
      }

      const receives = (hit: Element | null) =>
        hit !== null && (target.contains(hit) || control.closest('label')?.contains(hit) === true)

      if (!isInView && !target.closest('header')) scrollToIt()
      // It may be outside a list that scrolls, although it would be in the window.
      if (!receives(hitAtCentre()) && !target.closest('header')) scrollToIt()
      const hit = hitAtCentre()
      const reason = hit ? `covered by ${nameOf(hit)}` : 'outside the window'

      if (!receives(hit)) faults.push(`${nameOf(control)} is ${reason}`)
    }

    scrollTo({ top: 0, behavior: 'instant' })

    return faults
  },
}
