import { type Box } from './boxes'

/** The letters of a block: a heading, a paragraph, an item of a list, a label. */
interface TextBlock extends Box {
  readonly element: Element
  /** The space between two of its lines, in pixels. */
  readonly lineGap: number
}

export interface BlockHelpers {
  /** Returns the heading or paragraph around an element, else the nearest element that is not inline. */
  readonly blockOf: (element: Element) => Element
  /** Returns the blocks of text that a visitor sees, without those in what `skipped` selects. */
  readonly textBlocks: (skipped?: string) => TextBlock[]
}

export function installBlockHelpers(): void {
  const blockOf = (element: Element) => {
    const sentence = element.closest('h1, h2, h3, h4, p')
    if (sentence) return sentence
    let block = element

    while (getComputedStyle(block).display.startsWith('inline') && block.parentElement)
      block = block.parentElement

    return block
  }

  Object.assign(window.helpers, { blockOf })
}

export function installTextBlockHelpers(): void {
  const { blockOf, isVisuallyHidden, lettersOf, shownTexts } = window.helpers

  /** Returns the space between two lines of an element, in pixels. */
  const lineGapOf = (element: Element) => {
    const { fontSize, lineHeight } = getComputedStyle(element)
    const size = parseFloat(fontSize)

    return (parseFloat(lineHeight) || 1.2 * size) - size
  }

  const textBlocks = (skipped?: string) => {
    const lines = new Map<Element, Box[]>()
    const unread = ['script, noscript, svg, [aria-hidden=true]', skipped].filter(Boolean).join()

    for (const text of shownTexts(unread)) {
      const parent = text.parentElement
      if (!parent || isVisuallyHidden(parent)) continue
      const block = blockOf(parent)

      lines.set(block, [...(lines.get(block) ?? []), ...lettersOf(text)])
    }

    return [...lines].map(([element, boxes]) => ({
      element,
      lineGap: lineGapOf(element),
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    }))
  }

  Object.assign(window.helpers, { textBlocks })
}
