import { type Rule } from './rule'

export const overlaps: Rule = {
  name: 'no text covers another',
  remedy: 'Give both texts a place in the layout, or let the container grow with its text.',
  find: () => {
    const { commonPart, isScrolledOut, isVisuallyHidden, linesOf, shownTexts } = window.helpers

    type Line = ReturnType<typeof linesOf>[number]

    // The content of pictures made of elements, such as the drawing of the app, may overlap.
    const lines = shownTexts('script, noscript, svg, [aria-hidden=true], [role=img]')
      .filter((text) => !isVisuallyHidden(text.parentElement))
      .flatMap(linesOf)
      .filter((line) => !isScrolledOut(line.text.parentElement, line))
      .sort((one, other) => one.top - other.top)

    /** Returns the lines that start after a line, but above its end. All lines are in the order of their starts. */
    const linesInto = (line: Line, index: number) => {
      const following = lines.slice(index + 1)
      const end = following.findIndex(({ top }) => top > line.bottom)

      return end === -1 ? following : following.slice(0, end)
    }

    /** Returns whether two lines share more than the tails of some letters, which may reach into the next line. */
    const overlap = (line: Line, other: Line) => {
      const { left, right, top, bottom } = commonPart(line, other)
      const height = Math.min(line.bottom - line.top, other.bottom - other.top)

      return line.text !== other.text && right - left > 4 && bottom - top > 0.3 * height
    }

    const startOf = ({ text }: Line) => `"${text.data.slice(0, 30)}"`

    return lines.flatMap((line, index) =>
      linesInto(line, index)
        .filter((other) => overlap(line, other))
        .map((other) => `${startOf(line)} covers ${startOf(other)}`),
    )
  },
}
