/** What an input shows of a value: texts and numbers as they are, nothing for nothing, anything else as JSON. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value.trimEnd() : JSON.stringify(value)
}
