import { type Rule } from './rule'

/** Colour alone does not tell a link from the words around it (WCAG 1.4.1), and a box needs no line. */
export const underlinedLinks: Rule = {
  name: 'links within sentences are underlined, and buttons are not',
  remedy: 'Links in texts keep the underline of the browser. Buttons have `text-decoration: none`.',
  find: () => {
    const { isShown, nameOf } = window.helpers
    const links = [...document.querySelectorAll('a[href], button')].filter(isShown)

    const isInSentence = (link: Element) =>
      [...(link.parentElement?.childNodes ?? [])].some(
        (node) => node instanceof Text && /\p{L}/u.test(node.data),
      )
    const isBox = (link: Element) => {
      const { backgroundColor, borderTopStyle } = getComputedStyle(link)
      return borderTopStyle !== 'none' || !/, 0\)$|^transparent$/.test(backgroundColor)
    }

    return links.flatMap((link) => {
      const isUnderlined = getComputedStyle(link).textDecorationLine === 'underline'

      if (isBox(link)) return isUnderlined ? [`${nameOf(link)} is a box with an underline`] : []
      return isInSentence(link) && !isUnderlined ? [`${nameOf(link)} has no underline`] : []
    })
  },
}
