/** Fills placeholders: `("No {page}", { page: "/x" })` returns `No /x`. Others are kept. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** Splits a text into sentences that end with a full stop. Each sentence includes the spaces after it. */
export function sentences(text: string): string[] {
  return text.match(/.+?(?:\.\s+|。\s*|$)/gsu) ?? [text]
}

/** Splits a text after full stops and commas. Each part includes the spaces after it. */
export function clauses(text: string): string[] {
  return text.match(/.+?(?:[.,،]\s+|。\s*|$)/gsu) ?? [text]
}

/** Where a Japanese phrase may end. Letters of a verb's ending look like particles where Hiragana follow. */
const phraseEnds = [
  // Particles that always end a phrase, unless a full stop or another mark follows.
  /(?:を|ての)(?!\p{P})/u,
  // "And" before a word with the polite お.
  /[とや](?=お\p{sc=Han})/u,
  // Particles, endings of verbs, and marks, if Kanji, Katakana or Latin letters follow.
  /(?:[はがにでともへやのてばたるう、。！？]|から|まで)(?![\p{sc=Hira}\p{P}])/u,
  // An opening bracket or quote follows.
  /(?=[（「])/u,
  /$/u,
]

const phrase = new RegExp(`.+?(?:${phraseEnds.map(({ source }) => source).join('|')})`, 'gsu')

/** Splits a Japanese text into phrases, between which lines can break. Texts in other scripts are one phrase. */
export function phrases(text: string): string[] {
  return text.match(phrase) ?? [text]
}

/** Joins class names to the value of a `class` attribute. Omits what is not a name. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

/** Converts the first letter to upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
