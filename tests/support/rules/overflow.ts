import { type Rule } from './rule'

export const overflow: Rule = {
  name: 'nothing is wider than the window',
  remedy:
    'Let the named element shrink or wrap, for example with `min-inline-size: 0`, `minmax(0, 1fr)` or `flex-wrap`.',
  find: () => {
    const { isShown, nameOf } = window.helpers
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && isShown(element) && (left < -1 || right > clientWidth + 1)
    }

    // An element that sticks out makes its ancestors wide, so the innermost ones are the cause.
    const causes = [...document.body.querySelectorAll('*')].filter(
      (element) => isOutside(element) && ![...element.children].some(isOutside),
    )

    return [
      `the page is ${scrollWidth - clientWidth} px too wide, because of ${causes.slice(0, 3).map(nameOf).join(', ')}`,
    ]
  },
}
