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

/** Joins class names to the value of a `class` attribute. Omits what is not a name. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

/** Converts the first letter to upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
