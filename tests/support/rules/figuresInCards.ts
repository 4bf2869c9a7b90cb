import { type Rule } from './rule'

export const figuresInCards: Rule = {
  name: 'figures and their labels are inside their cards and apart from each other',
  remedy: 'Let the label wrap, or let the figure have a smaller size.',
  find: () => {
    const { isShown, lettersOf } = window.helpers
    const nameOf = (element: Element) => `"${element.textContent.trim().slice(0, 30)}"`

    type Letters = ReturnType<typeof lettersOf>[number]

    const touch = (one: Letters, two: Letters) =>
      one.left < two.right && one.right > two.left && one.top < two.bottom && one.bottom > two.top

    const faultsOf = (entry: Element) => {
      const parts = [...entry.querySelectorAll('dt, dd:not(:has(.visuallyHidden))')].filter(isShown)
      const card = entry.getBoundingClientRect()
      const isOutside = ({ left, right }: Letters) => left < card.left - 1 || right > card.right + 1
      const touches = (part: Element, other: Element) =>
        lettersOf(part).some((one) => lettersOf(other).some((two) => touch(one, two)))

      return parts.flatMap((part, index) => [
        ...(lettersOf(part).some(isOutside) ? [`${nameOf(part)} leaves its card`] : []),
        ...parts
          .slice(index + 1)
          .filter((other) => touches(part, other))
          .map((other) => `${nameOf(part)} covers ${nameOf(other)}`),
      ])
    }

    return [...document.querySelectorAll('main dl > div')].flatMap(faultsOf)
  },
}
