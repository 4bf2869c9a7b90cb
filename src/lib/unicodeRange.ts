/** The letters of a `unicode-range` as pairs of code points, first and last: `U+20AC` is one letter, `U+0000-00FF` and `U+00??` are many. */
export function unicodeRanges(list: string): (readonly [number, number])[] {
  return Array.from(
    list.matchAll(/U\+([\dA-F]*)(\?*)(?:-([\dA-F]+))?/gi),
    ([, digits = '', blanks = '', end]) => {
      const from = Number.parseInt(digits + blanks.replaceAll('?', '0'), 16)
      const to = Number.parseInt(end ?? digits + blanks.replaceAll('?', 'F'), 16)
      return [from, to] as const
    },
  )
}

/** Says whether a letter, a text of one code point, is in one of the ranges. */
export function isInRanges(letter: string, ranges: ReturnType<typeof unicodeRanges>): boolean {
  const point = letter.codePointAt(0) ?? 0
  return ranges.some(([from, to]) => point >= from && point <= to)
}
