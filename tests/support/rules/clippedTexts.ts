import { type Rule } from './rule'

export const clippedTexts: Rule = {
  name: 'no text is cut off',
  remedy:
    'Let the container grow with its text (`min-block-size` for `block-size`), or let the text wrap.',
  find: () => {
    const slack = 2
    const edge = document.documentElement.clientWidth
    const { nameOf, scrolls, shownTexts } = window.helpers

    /** Returns whether an element cuts off a rectangle that is partly outside it. */
    const cutsOff = (box: Element, { left, right, top, bottom }: DOMRect) => {
      const { overflowX, overflowY } = getComputedStyle(box)
      const edges = box.getBoundingClientRect()
      const hides = (overflow: string) => /^(?:hidden|clip)$/.test(overflow)
      const isBeside = left < edges.left - slack || right > edges.right + slack
      const isAboveOrBelow = top < edges.top - slack || bottom > edges.bottom + slack

      return (hides(overflowX) && isBeside) || (hides(overflowY) && isAboveOrBelow)
    }

    /** Returns what cuts off a rectangle of a text: an ancestor or the window. Ignores visually hidden text. */
    const clips = (text: Text, rectangle: DOMRect) => {
      for (let box = text.parentElement; box; box = box.parentElement) {
        if (box === document.documentElement) break
        if (getComputedStyle(box).clipPath === 'inset(50%)') return undefined
        if (cutsOff(box, rectangle)) return nameOf(box)
        if (scrolls(box)) return undefined
      }

      const isBeyondEdge = rectangle.left < -slack || rectangle.right > edge + slack

      return isBeyondEdge ? 'the edge of the window' : undefined
    }

    return shownTexts().flatMap((text) => {
      const range = document.createRange()

      range.selectNodeContents(text)
      const by = [...range.getClientRects()].map((box) => clips(text, box)).find(Boolean)

      return by ? [`"${text.data.trim().slice(0, 60)}" is cut off by ${by}`] : []
    })
  },
}
