import { type Rule } from './rule'

export const overlaps: Rule = {
  name: 'no text covers another',
  remedy: 'Give both texts a place in the layout, or let the container grow with its text.',
  find: () => {
    const { isVisuallyHidden, linesOf, shownTexts } = window.helpers
    /** Returns whether a line is scrolled out of a list that scrolls. */
    const isScrolledOut = ({ text, top, bottom }: ReturnType<typeof linesOf>[number]) => {
      for (let box = text.parentElement; box; box = box.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue
        const edge = box.getBoundingClientRect()
        if (box !== document.body && (bottom <= edge.top || top >= edge.bottom)) return true
      }

      return false
    }

    // The content of pictures made of elements, such as the drawing of the app, may overlap.
    const lines = shownTexts('script, noscript, svg, [aria-hidden=true], [role=img]')
      .filter((text) => !isVisuallyHidden(text.parentElement))
      .flatMap(linesOf)
      .filter((line) => !isScrolledOut(line))
      .sort((one, other) => one.top - other.top)

    return lines.flatMap((line, index) => {
      const faults: string[] = []

      for (const other of lines.slice(index + 1)) {
        if (other.top > line.bottom) break
        const across = Math.min(line.right, other.right) - Math.max(line.left, other.left)
        const down = Math.min(line.bottom, other.bottom) - other.top
        const height = Math.min(line.bottom - line.top, other.bottom - other.top)
        // The tails of some letters may reach into the next line.
        if (line.text !== other.text && across > 4 && down > 0.3 * height)
          faults.push(`"${line.text.data.slice(0, 30)}" covers "${other.text.data.slice(0, 30)}"`)
      }

      return faults
    })
  },
}
