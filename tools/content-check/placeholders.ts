/** A placeholder in a text: `{{media.image.maxMegabytes, measure(unit: megabyte)}}`. */
export interface Placeholder {
  /** As it is written in the text. */
  readonly source: string
  /** The name of the fact, such as `media.image.maxMegabytes`. */
  readonly fact: string
  /** What follows the comma, such as `measure(unit: megabyte)`. */
  readonly format?: string
}

const placeholder = /\{\{\s*([^{},\s]+)\s*(?:,\s*([^{}]*?)\s*)?\}\}/g
const runtimePlaceholder = /\{[a-z][A-Za-z]*\}/g

/** Finds the placeholders of a text. */
export function placeholdersIn(text: string): Placeholder[] {
  return [...text.matchAll(placeholder)].map(([source, fact = '', format]) => ({
    source,
    fact,
    format,
  }))
}

/** Finds the placeholders, such as `{seconds}`, that the browser fills. */
export function runtimePlaceholdersIn(text: string): string[] {
  return text.replace(placeholder, '').match(runtimePlaceholder) ?? []
}

/** Replaces placeholders by spaces, so that the rest of the text keeps its place. */
export function withoutPlaceholders(text: string): string {
  const blank = (found: string) => ' '.repeat(found.length)
  return text.replace(placeholder, blank).replace(runtimePlaceholder, blank)
}

/** Replaces placeholders and the targets of links by spaces: what remains is text of its language. */
export function proseOnly(text: string): string {
  return withoutPlaceholders(text).replace(/\]\([^)]*\)/g, (target) => ' '.repeat(target.length))
}
