import { type Box } from './boxes'

/** The box of letters, without the empty space above and below them that belongs to the font. */
type Letters = Box

interface Line extends Letters {
  readonly text: Text
}

export interface TextHelpers {
  /** Returns all texts of the page that a visitor sees and that `skipped` does not contain. */
  readonly shownTexts: (skipped?: string) => Text[]
  /** Returns the boxes of the lines of an element or a text, each as high as the font, without the space between them. */
  readonly lettersOf: (node: Element | Text) => Letters[]
  /** Returns the lines of a text, each as high as the letters that it has. */
  readonly linesOf: (text: Text) => Line[]
}

export function installTextHelpers(): void {
  const shownTexts = (skipped = 'script, noscript') => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)

    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const parent = text.parentElement
      if (!parent || !text.data.trim() || parent.closest(skipped)) continue
      if (window.helpers.isShown(parent) && !window.helpers.isWrappedAway(parent)) texts.push(text)
    }

    return texts
  }

  const lettersOf = (node: Element | Text) => {
    const range = document.createRange()
    const element = node instanceof Element ? node : node.parentElement
    const size = parseFloat(getComputedStyle(element ?? document.body).fontSize)

    range.selectNodeContents(node)

    return [...range.getClientRects()]
      .filter(({ width }) => width > 2)
      .map(({ left, right, top, bottom }) => {
        const margin = Math.max(0, (bottom - top - size) / 2)
        return { left, right, top: top + margin, bottom: bottom - margin }
      })
  }

  Object.assign(window.helpers, { shownTexts, lettersOf })
}

export function installLineHelpers(): void {
  const canvas = document.createElement('canvas').getContext('2d')

  /** Some fonts, above all Arabic ones, have boxes that are much higher than the letters of the text. */
  const lettersIn = (text: Text) => {
    if (!canvas) throw new Error('The browser has no canvas, so the letters cannot be measured.')
    canvas.font = getComputedStyle(text.parentElement ?? document.body).font
    const letters = canvas.measureText(text.data.trim())

    return {
      above: letters.fontBoundingBoxAscent - letters.actualBoundingBoxAscent,
      height: letters.actualBoundingBoxAscent + letters.actualBoundingBoxDescent,
    }
  }

  const linesOf = (text: Text) => {
    const range = document.createRange()
    const { above, height } = lettersIn(text)

    range.selectNodeContents(text)

    return [...range.getClientRects()]
      .filter(({ width }) => width > 2)
      .map(({ left, right, top }) => ({
        text,
        left,
        right,
        top: top + above,
        bottom: top + above + height,
      }))
  }

  Object.assign(window.helpers, { linesOf })
}
