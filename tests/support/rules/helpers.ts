import { type Page } from '@playwright/test'

/** A line of a text: its letters, without the empty space above and below them that belongs to the font. */
interface Line {
  readonly text: Text
  readonly left: number
  readonly right: number
  /** The upper and the lower edge of the letters, in pixels from the upper edge of the window. */
  readonly top: number
  readonly bottom: number
}

/** Functions that several rules share. They run in the page. */
export interface Helpers {
  /** Selects everything that a visitor can operate. */
  readonly controls: string
  readonly isShown: (element: Element) => boolean
  /** Returns whether an element is only for screen readers. */
  readonly isVisuallyHidden: (element: Element | null) => boolean
  /** Returns the element's tag and its label, its text or the start of its HTML. */
  readonly nameOf: (element: Element) => string
  /** Returns the element that a visitor clicks for a control: the label of an input. */
  readonly targetOf: (control: Element) => Element
  /** Returns all texts of the page that a visitor sees and that `skipped` does not contain. */
  readonly shownTexts: (skipped?: string) => Text[]
  readonly linesOf: (text: Text) => Line[]
  /** Returns the boxes of an element's lines, each as high as the font and without the space between the lines. */
  readonly lettersOf: (element: Element) => Omit<Line, 'text'>[]
  /** Returns the background colours of an element and its ancestors, from the back to the front. */
  readonly backgroundsOf: (element: Element | null) => string[]
  /** Returns the contrast of a colour with colours painted on each other, from 1 to 21 (WCAG 2.2). */
  readonly contrast: (colour: string, behind: readonly string[]) => number
}

/** Adds the functions that the rules share to the window of the open page. */
export async function addHelpers(page: Page): Promise<void> {
  await page.evaluate(installHelpers)
}

/** The same, as a function that runs in the page. It uses nothing outside itself. */
export function installHelpers(): void {
  const controls = 'a[href], button, summary, input, select, textarea, [role=button]'
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

  const isVisuallyHidden = (element: Element | null): boolean =>
    element !== null &&
    (/^inset\(50%|^rect/.test(getComputedStyle(element).clipPath) ||
      isVisuallyHidden(element.parentElement))

  const nameOf = (element: Element) => {
    const label = (element.getAttribute('aria-label') ?? element.textContent).trim()
    return `${element.tagName.toLowerCase()} "${label.slice(0, 40) || element.outerHTML.slice(0, 60)}"`
  }

  const targetOf = (control: Element) =>
    (control.matches('input') ? control.closest('label') : null) ?? control

  const shownTexts = (skipped = 'script, noscript') => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)

    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const parent = text.parentElement
      if (parent && text.data.trim() && isShown(parent) && !parent.closest(skipped))
        texts.push(text)
    }

    return texts
  }

  const lettersOf = (element: Element) => {
    const range = document.createRange()
    const size = parseFloat(getComputedStyle(element).fontSize)

    range.selectNodeContents(element)

    return [...range.getClientRects()]
      .filter(({ width }) => width > 2)
      .map(({ left, right, top, bottom }) => {
        const margin = Math.max(0, (bottom - top - size) / 2)
        return { left, right, top: top + margin, bottom: bottom - margin }
      })
  }

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

  const backgroundsOf = (element: Element | null): string[] =>
    element
      ? [...backgroundsOf(element.parentElement), getComputedStyle(element).backgroundColor]
      : ['Canvas']

  const luminance = (colours: readonly string[]) => {
    if (!canvas) throw new Error('The browser has no canvas, so colours cannot be measured.')
    for (const colour of colours) {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
    }

    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
      value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )

    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  const contrast = (colour: string, behind: readonly string[]) => {
    const luminances = [luminance(behind), luminance([...behind, colour])]
    return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
  }

  window.helpers = {
    controls,
    isShown,
    isVisuallyHidden,
    nameOf,
    targetOf,
    shownTexts,
    linesOf,
    lettersOf,
    backgroundsOf,
    contrast,
  }
}
