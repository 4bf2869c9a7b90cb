export interface WordHelpers {
  /** Returns whether a part of a text has more than one line. */
  readonly isBroken: (text: Text, start: number, end: number) => boolean
  /** Returns where a part of a text ends its first line: the offset of the first character in another line, else `end`. */
  readonly endOfLine: (text: Text, start: number, end: number) => number
  /** Returns whether the browser itself would hyphenate the word in the element. */
  readonly isHyphenated: (element: Element, word: string) => boolean
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

  const endOfLine = (text: Text, start: number, end: number) => {
    let offset = start + 1
    while (offset < end && !isBroken(text, start, offset + 1)) offset += 1

    return offset
  }

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

  Object.assign(window.helpers, { isBroken, endOfLine, isHyphenated })
}
