import { type Rule } from './rule'

/** An icon or a check box that is higher or lower than the words next to it looks as if it had slipped. */
export const levelMarks: Rule = {
  name: 'icons and check boxes are level with the text next to them',
  remedy: 'Use the class `withIcon`, or `align-items` of the row.',
  find: () => {
    const { isShown, isVisuallyHidden, lettersOf, nameOf } = window.helpers

    const marks =
      ':is(a, button, summary, label, li, p) > :is(svg[data-icon], input[type=checkbox])'

    const isHidden = (node: Node) =>
      node instanceof Element && (!isShown(node) || isVisuallyHidden(node))

    /** Returns the boxes of the lines of the text that is next to a mark, and that no other element separates from it. */
    const linesBeside = (mark: Element) => {
      const { left, right } = mark.getBoundingClientRect()
      const isNear = (line: { readonly left: number; readonly right: number }) =>
        Math.min(Math.abs(line.left - right), Math.abs(left - line.right)) < 32
      const texts = [...(mark.parentElement?.childNodes ?? [])]
        .filter((node) => node !== mark && node.textContent?.trim() && !isHidden(node))
        .map((node) => lettersOf(node as Element | Text))

      return texts.find((lines) => lines.some(isNear)) ?? []
    }

    return [...document.querySelectorAll(marks)].filter(isShown).flatMap((mark) => {
      const lines = linesBeside(mark)
      const [first] = lines
      const last = lines.at(-1)
      if (!first || !last) return []
      const { top, bottom } = mark.getBoundingClientRect()
      const centre = (top + bottom) / 2
      const centres = [(first.top + first.bottom) / 2, (first.top + last.bottom) / 2]
      const distance = Math.min(...centres.map((other) => Math.abs(other - centre)))
      const row = nameOf(mark.parentElement ?? mark)

      return distance > 4
        ? [`the mark in ${row} is ${Math.round(distance)} px too high or low`]
        : []
    })
  },
}
