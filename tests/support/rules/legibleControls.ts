import { type Rule } from './rule'

/**
 * WCAG 1.4.3, also while a control is hovered, focused or pressed, and for the chosen one of several. axe does not report a
 * text in the colour of its background. Pictures behind a text are not measured.
 */
export const legibleControls: Rule = {
  name: 'the text of every control stands out from its background',
  remedy: 'Give the state of the control a colour and a background of one pair in themes.css.',
  find: () => {
    const { backgroundsOf, contrast, controls, isVisuallyHidden, nameOf, shownTexts } =
      window.helpers
    const hasPicture = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).backgroundImage !== 'none' || hasPicture(element.parentElement))
    const leastContrast = (element: Element) => {
      const { fontSize, fontWeight } = getComputedStyle(element)
      const size = parseFloat(fontSize)
      return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
    }

    return shownTexts('script, noscript, :disabled').flatMap(({ parentElement: element, data }) => {
      const control = element?.closest(`${controls}, label`)
      if (!element || !control || isVisuallyHidden(element) || hasPicture(element)) return []
      const found = contrast(getComputedStyle(element).color, backgroundsOf(element))

      return found < leastContrast(element) - 0.05
        ? [`"${data.trim().slice(0, 40)}" in ${nameOf(control)} has ${found.toFixed(1)}:1`]
        : []
    })
  },
}
