import { type Rule } from './rule'

export const hits: Rule = {
  name: 'every control receives the clicks at its centre',
  remedy:
    'Move the covering element, lower its `z-index`, or let the pointer through it with `pointer-events: none`.',
  find: () => {
    const { controls, hitAtCentre, isShown, longestLine, nameOf, targetOf } = window.helpers
    /** The window's upper part, which the sticky header covers, in pixels. */
    const headerHeight = 150
    const faults: string[] = []

    const bringIntoView = (target: Element) => {
      if (target.closest('header')) return
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    }

    for (const control of document.querySelectorAll(controls)) {
      const target = targetOf(control)
      if (!isShown(target) || control.matches(':disabled, [inert] *, .visuallyHidden:not(label *)'))
        continue
      if (target.getClientRects().length === 0) continue
      // A skip link is outside the window until it has the focus.
      const { top, bottom } = longestLine(target)
      if (getComputedStyle(target).position === 'absolute' && bottom + scrollY <= 0) continue

      const receives = (hit: Element | null) =>
        hit !== null && (target.contains(hit) || control.closest('label')?.contains(hit) === true)

      if (top < headerHeight || bottom > innerHeight) bringIntoView(target)
      // It may be outside a list that scrolls, although it would be in the window.
      if (!receives(hitAtCentre(target))) bringIntoView(target)
      const hit = hitAtCentre(target)
      const reason = hit ? `covered by ${nameOf(hit)}` : 'outside the window'
      if (!receives(hit)) faults.push(`${nameOf(control)} is ${reason}`)
    }

    window.scrollTo({ top: 0, behavior: 'instant' })

    return faults
  },
}
