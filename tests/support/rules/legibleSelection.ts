import { type Rule } from './rule'

/** WCAG 1.4.3, for text that the visitor has selected. */
export const legibleSelection: Rule = {
  name: 'selected text stands out from its background',
  remedy: 'Give `::selection` a colour and a background of one pair in themes.css.',
  find: () => {
    const { backgroundsOf, contrast, nameOf, shownTexts } = window.helpers
    const elements = new Set(shownTexts().flatMap(({ parentElement }) => parentElement ?? []))

    return [...elements].flatMap((element) => {
      const { color, backgroundColor } = getComputedStyle(element, '::selection')
      const found = contrast(color, [...backgroundsOf(element), backgroundColor])

      return found < 4.5 ? [`${nameOf(element)} has ${found.toFixed(1)}:1`] : []
    })
  },
}
