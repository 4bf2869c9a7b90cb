/** Fills placeholders: `("No {page}", { page: "/x" })` returns `No /x`. Others are kept. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** Splits a text into sentences. Each sentence includes the spaces after it. */
export function sentences(text: string): string[] {
  return text.match(/[^.。]+[.。]*\s*/gu) ?? [text]
}

/** Splits a text after full stops and commas. Each part includes the spaces after it. */
export function clauses(text: string): string[] {
  return text.match(/[^.,。،]+[.,。،]*\s*/gu) ?? [text]
}

/**
 * Splits a Japanese text after the particles and verb forms that end a phrase and at punctuation, so that lines can break between
 * phrases. Letters of a verb's ending look like particles only where Kanji, Katakana or Latin letters follow. Texts in
 * other scripts are one phrase.
 */
export function phrases(text: string): string[] {
  return (
    text.match(
      /.+?(?:(?:を|ての)(?!\p{P})|[とや](?=お\p{sc=Han})|(?:[はがにでともへやのてばたるう、。！？]|から|まで)(?![\p{sc=Hira}\p{P}])|(?=[（「])|$)/gsu,
    ) ?? [text]
  )
}

/** Joins class names to the value of a `class` attribute. Omits what is not a name. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

/** Converts the first letter to upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
