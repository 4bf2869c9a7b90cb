export interface WordHelpers {
  /** Returns whether an element is a block of only one word in the language of the page. */
  readonly isOneWord: (element: Element) => boolean
  /** Returns whether a part of a text has more than one line. */
  readonly isBroken: (text: Text, start: number, end: number) => boolean
  /**
   * Returns the offset at which a line ends inside a part of a text without a hyphen; undefined if none does. The part is a
   * word, or what is like one.
   */
  readonly cutIn: (text: Text, start: number, end: number) => number | undefined
}

export function installWordHelpers(): void {
  const range = document.createRange()

  const isBroken = (text: Text, start: number, end: number) => {
    range.setStart(text, start)
    range.setEnd(text, end)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)

    // Letters from another font may be some pixels higher or lower in the same line.
    return boxes.some(
      ({ top, height }, index) =>
        index > 0 && Math.abs(top - (boxes[index - 1]?.top ?? 0)) > height / 2,
    )
  }

  const isOneWord = (element: Element) => {
    // Here, because pages without a language have no segmenter.
    const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' })

    return (
      getComputedStyle(element).display !== 'inline' &&
      Array.from(words.segment(element.textContent)).length === 1
    )
  }

  Object.assign(window.helpers, { isBroken, isOneWord })
}

export function installCutHelpers(): void {
  const { isBroken } = window.helpers

  /** Returns the offset of the first character of a part that is in another line than its start; else `end`. */
  const endOfLine = (text: Text, start: number, end: number) => {
    let offset = start + 1
    while (offset < end && !isBroken(text, start, offset + 1)) offset += 1

    return offset
  }

  /** Returns whether the browser itself would hyphenate the word in the element. */
  const isHyphenated = (element: Element, word: string) => {
    if (getComputedStyle(element).hyphens !== 'auto') return false
    const probe = document.createElement('p')

    probe.textContent = word
    // In a line of zero width, the word breaks at each place.
    probe.style.cssText = 'inline-size: 0; overflow-wrap: normal; word-break: normal'
    element.append(probe)
    const hasBroken = isBroken(probe.firstChild as Text, 0, word.length)

    probe.remove()

    return hasBroken
  }

  const cutIn = (text: Text, start: number, end: number) => {
    if (!text.parentElement || !isBroken(text, start, end)) return undefined
    const offset = endOfLine(text, start, end)
    const word = text.data.slice(start, end)
    const hasSoftHyphen = text.data[offset - 1] === '\u00ad'

    return hasSoftHyphen || isHyphenated(text.parentElement, word) ? undefined : offset
  }

  Object.assign(window.helpers, { cutIn })
}
