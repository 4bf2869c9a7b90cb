import { distance } from 'fastest-levenshtein'

/** Returns the end of a message: `, did you mean "…"?` if a candidate is similar to the word, or else `otherwise`. */
export function didYouMean(word: string, candidates: Iterable<string>, otherwise = ''): string {
  const near = nearest(word, candidates)
  return near === undefined ? otherwise : `, did you mean "${near}"?`
}

/** Returns the message that there is no `what` of a name, with the most similar known name or else all of them. */
export function unknownName(what: string, name: string, known: readonly string[]): string {
  return `there is no ${what} "${name}"${didYouMean(name, known, `, expected one of ${known.join(', ')}`)}`
}

/** Returns the candidate that is most similar to a word, or undefined if none is similar enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3))
  const scored = [...candidates]
    .map((name) => ({ name, steps: distance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= limit)
  return scored.sort((a, b) => a.steps - b.steps)[0]?.name
}

/** Returns whether a name matches a pattern, in which `*` matches any characters. */
export function matchesPattern(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(name)
}

/** The strings to which a rule does not apply, in some languages or in all. */
export interface TextPattern {
  /** A pattern for the names of the strings, such as `requirements:platforms.*`. */
  readonly text: string
  readonly languages: 'all' | readonly string[]
}

/** Returns whether a pattern matches a string's name and language. */
export function isListed(pattern: TextPattern, name: string, language: string): boolean {
  const { text, languages } = pattern
  return (languages === 'all' || languages.includes(language)) && matchesPattern(text, name)
}
