/** Makes the test whether a code point lies in a range as CSS writes it: `U+0-FF,U+131` goes in. */
export function unicodeRange(range: string): (codePoint: number) => boolean {
  const spans = range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    return { from: parseInt(from, 16), to: parseInt(to, 16) }
  })
  return (codePoint) => spans.some(({ from, to }) => from <= codePoint && codePoint <= to)
}
