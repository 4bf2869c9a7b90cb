import { type Rule } from './rule'

export const clippedTexts: Rule = {
  name: 'no text is cut off',
  remedy:
    'Let the container grow with its text (`min-block-size` for `block-size`), or let the text wrap.',
  find: () => {
    const slack = 2
    const edge = document.documentElement.clientWidth
    const { nameOf, shownTexts } = window.helpers
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

    /** Returns what clips a rectangle of a text: an ancestor or the window. Ignores visually hidden text. */
    const clips = (text: Text, { left, right, top, bottom }: DOMRect) => {
      for (let box = text.parentElement; box; box = box.parentElement) {
        if (box === document.documentElement) break
        const { overflowX, overflowY, clipPath } = getComputedStyle(box)
        const { x, y, width, height } = box.getBoundingClientRect()
        if (clipPath === 'inset(50%)') return undefined
        if (hides(overflowX) && (left < x - slack || right > x + width + slack)) return nameOf(box)
        if (hides(overflowY) && (top < y - slack || bottom > y + height + slack)) return nameOf(box)
        if (scrolls(overflowX) || scrolls(overflowY)) return undefined
      }

      return left < -slack || right > edge + slack ? 'the edge of the window' : undefined
    }

    return shownTexts().flatMap((text) => {
      const range = document.createRange()

      range.selectNodeContents(text)
      const by = [...range.getClientRects()].map((box) => clips(text, box)).find(Boolean)

      return by ? [`"${text.data.trim().slice(0, 60)}" is cut off by ${by}`] : []
    })
  },
}
