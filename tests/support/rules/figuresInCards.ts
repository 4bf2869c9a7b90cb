import { type Rule } from './rule'

export const figuresInCards: Rule = {
  name: 'figures and their labels are inside their cards and apart from each other',
  remedy: 'Let the label wrap, or let the figure have a smaller size.',
  find: () => {
    const { commonPart, isShown, lettersOf } = window.helpers
    const nameOf = (part: Element) => `"${part.textContent.trim().slice(0, 30)}"`

    /** Returns whether letters are beside a card, by more than a rounding error. */
    const isOutside = (part: Element, card: DOMRect) =>
      lettersOf(part).some(({ left, right }) => left < card.left - 1 || right > card.right + 1)

    /** Returns whether letters of one part are in the place of letters of the other. */
    const overlap = (part: Element, other: Element) =>
      lettersOf(part).some((one) =>
        lettersOf(other).some((two) => {
          const { left, right, top, bottom } = commonPart(one, two)

          return left < right && top < bottom
        }),
      )

    const faultsIn = (card: Element) => {
      const parts = [...card.querySelectorAll('dt, dd:not(:has(.visuallyHidden))')].filter(isShown)
      const edge = card.getBoundingClientRect()

      const outside = parts
        .filter((part) => isOutside(part, edge))
        .map((part) => `${nameOf(part)} leaves its card`)
      const covered = parts.flatMap((part, index) =>
        parts
          .slice(index + 1)
          .filter((other) => overlap(part, other))
          .map((other) => `${nameOf(part)} covers ${nameOf(other)}`),
      )

      return [...outside, ...covered]
    }

    return [...document.querySelectorAll('main dl > div')].flatMap(faultsIn)
  },
}
