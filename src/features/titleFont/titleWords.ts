/** A word, or a part of a text on one line, with its place from the inline start of the title in pixels. */
export interface Piece {
  readonly text: string
  readonly start: number
  readonly top: number
  readonly width: number
  /** Whether the browser shows a hyphen behind the piece. The hyphen is neither in the text nor in the width. */
  readonly isHyphenated: boolean
}

/** A word, or a part of one on one line. */
interface WordPart {
  readonly range: Range
  /** Whether the word goes on in the next line. */
  readonly isBroken: boolean
}

const softHyphen = '\u00ad'

/** Returns the words in the lines of a title with their places. A word that is broken has a piece on each line. */
export function piecesOf(title: HTMLElement, lines: readonly HTMLElement[]): Piece[] {
  const own = title.getBoundingClientRect()
  const isRtl = isRightToLeft(title)
  const { hyphens, lineHeight } = getComputedStyle(title)

  return lines
    .flatMap(textNodes)
    .flatMap(words)
    .map(({ range, isBroken }) => {
      const { left, right, top, bottom } = boxOf(range)
      const text = range.toString()

      return {
        text,
        start: isRtl ? own.right - right : left - own.left,
        // The box of a text is in the middle of its line.
        top: (top + bottom - parseFloat(lineHeight)) / 2 - own.top,
        width: right - left,
        isHyphenated: isBroken && hyphens === 'auto' && !text.endsWith('-'),
      }
    })
}

function textNodes(element: HTMLElement): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []

  while (walker.nextNode()) nodes.push(walker.currentNode as Text)

  return nodes
}

function words(text: Text): WordPart[] {
  return [...text.data.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
    const ranges = onEachLine(text, index, index + word.length)

    return ranges.map((range) => ({ range, isBroken: range !== ranges.at(-1) }))
  })
}

/** Returns a range for each line of a part of a text. */
function onEachLine(text: Text, from: number, to: number): Range[] {
  const range = document.createRange()

  range.setStart(text, from)
  range.setEnd(text, to)
  if (range.getClientRects().length === 1) return [range]

  const parts: Range[] = []

  for (let index = from; index < to; index++) {
    // Its box is that of the hyphen that the browser shows.
    if (text.data[index] === softHyphen) continue

    const letter = document.createRange()
    const last = parts.at(-1)

    letter.setStart(text, index)
    letter.setEnd(text, index + 1)

    if (last && boxOf(last).top === boxOf(letter).top) last.setEnd(text, index + 1)
    else parts.push(letter)
  }

  return parts
}

/**
 * Returns the box around a part of a word on one line, in pixels. Chromium 156 also gives the letter behind a soft hyphen the
 * box of the shown hyphen, at the end of the line before.
 */
function boxOf(range: Range): Record<'left' | 'right' | 'top' | 'bottom', number> {
  const all = [...range.getClientRects()]
  const lineTop = all.at(-1)?.top ?? 0
  const boxes = all.filter(({ top, bottom }) => (top + bottom) / 2 > lineTop)

  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/** Returns whether the lines of an element start at the right. */
export function isRightToLeft(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
