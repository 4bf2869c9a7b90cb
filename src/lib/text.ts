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

/** The places at which a Japanese phrase ends. */
const phraseEnds = [
  // After を and ての, unless a mark follows.
  /(?:を|ての)(?!\p{P})/u,
  // After と and や ("and") and の ("of"), before a word with the polite お.
  /[とやの](?=お\p{sc=Han})/u,
  // After a comma, whatever follows but a mark.
  /、(?!\p{P})/u,
  // After other particles, endings of verbs and marks. If Hiragana or a mark follows, the word may go on.
  /(?:[はがにでともへやのてばたるう。！？]|から|まで)(?![\p{sc=Hira}\p{P}])/u,
  // Before the words for "how", "which" and "what kind of", behind a particle or それぞれ ("each").
  /[はがをれ](?=どう|どの|どんな)/u,
  // Before それぞれ ("each"), あり ("is") and なり ("becomes"), behind a particle.
  /[がに](?=それぞれ|あり|なり)/u,
  // After 用 ("for"), before a word in Katakana.
  /用(?=\p{sc=Kana})/u,
  // Within the name of the privacy policy, which is wider than a title on a phone.
  /シー(?=ポリシー)/u,
  // Before an opening bracket or quote.
  /(?=[（「])/u,
  // At the end of the text.
  /$/u,
]

const phrase = new RegExp(`.+?(?:${phraseEnds.map(({ source }) => source).join('|')})`, 'gsu')

/** Splits a Japanese text into phrases, between which lines can break. Texts in other scripts are one phrase. */
export function phrases(text: string): string[] {
  return text.match(phrase) ?? [text]
}

/**
 * Removes the characters that only say where lines break: soft hyphens and word joiners. Programs that search or index a
 * text would take them for letters of its words.
 */
export function withoutBreakMarks(text: string): string {
  return text.replace(/[\u00ad\u2060]/g, '')
}

/** Joins class names to the value of a `class` attribute. Omits what is not a name. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

/** Converts the first letter to upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
