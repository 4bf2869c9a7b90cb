import { type Rule } from './rule'

/** Text at the edge of a card, a button or a field looks cut off, and is hard to select. */
export const textMargins: Rule = {
  name: 'texts keep clear of the edges of what they stand on',
  remedy: 'Give the element with the background or the border a padding.',
  find: () => {
    const { nameOf, scrolls, textBlocks } = window.helpers
    const isTransparent = (colour: string) => /^transparent$|, 0\)$/.test(colour)
    // A shadow with a spread is a larger ground.
    const isWidened = ({ boxShadow }: CSSStyleDeclaration) => / 0px [1-9]\S*px/.test(boxShadow)

    const isPainted = (element: Element) => {
      const style = getComputedStyle(element)
      const hasBorder =
        parseFloat(style.borderTopWidth) > 0 &&
        parseFloat(style.borderLeftWidth) > 0 &&
        !isTransparent(style.borderTopColor)

      return (!isTransparent(style.backgroundColor) || hasBorder) && !isWidened(style)
    }

    /** Returns the nearest element with a ground or a frame, unless this is the page. */
    const groundOf = (element: Element | null): Element | null =>
      element === null || element === document.body || isPainted(element)
        ? element
        : groundOf(element.parentElement)

    return textBlocks().flatMap(({ element, left, right, top, bottom }) => {
      const ground = groundOf(element)
      // The text of a list that scrolls may be beyond its edges.
      if (!ground || ground === document.body || scrolls(ground)) return []

      const edge = ground.getBoundingClientRect()
      const beside = Math.min(left - edge.left, edge.right - right)
      const above = Math.min(top - edge.top, edge.bottom - bottom)

      return beside < 4 || above < 1.5
        ? [
            `${nameOf(element)} is ${Math.floor(Math.min(beside, above))} px from the edge of ${nameOf(ground)}`,
          ]
        : []
    })
  },
}
