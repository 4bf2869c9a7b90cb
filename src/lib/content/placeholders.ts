/** A request for a fact in a text: `{{media.image.maxMegabytes, measure(unit: megabyte)}}`. */
export interface Placeholder {
  /** As it stands in the text. */
  readonly source: string
  /** The name of the fact: `media.image.maxMegabytes`. */
  readonly fact: string
  /** What stands behind the comma, if anything: `measure(unit: megabyte)`. */
  readonly format?: string
}

const request = /\{\{\s*([^{},\s]+)\s*(?:,\s*([^{}]*?)\s*)?\}\}/g
const runtime = /\{[a-z][A-Za-z]*\}/g

/** Finds the requests for facts in a text. */
export function placeholdersIn(text: string): Placeholder[] {
  return [...text.matchAll(request)].map(([source, fact = '', format]) => ({
    source,
    fact,
    format,
  }))
}

/** Finds the places, such as `{seconds}`, that the visitor's browser fills. */
export function runtimePlacesIn(text: string): string[] {
  return text.replace(request, '').match(runtime) ?? []
}

/** A text with blanks for its placeholders, for looking at the words alone; the words stay where they are. */
export function withoutPlaceholders(text: string): string {
  const blank = (found: string) => ' '.repeat(found.length)
  return text.replace(request, blank).replace(runtime, blank)
}
