/** A placeholder in a string: `{{media.image.maxMegabytes, measure(unit: megabyte)}}`. */
export interface Placeholder {
  readonly source: string
  readonly fact: string
  readonly format?: string
}

const placeholder = /\{\{\s*([^{},\s]+)\s*(?:,\s*([^{}]*?)\s*)?\}\}/g
const runtimePlaceholder = /\{[a-z][A-Za-z]*\}/g

/** Finds the placeholders in a string. */
export function placeholdersIn(text: string): Placeholder[] {
  return [...text.matchAll(placeholder)].map(([source, fact = '', format]) => ({
    source,
    fact,
    format,
  }))
}

/** Replaces each placeholder in a string with the text that `fill` returns. */
export function fillFacts(text: string, fill: (placeholder: Placeholder) => string): string {
  return text.replace(placeholder, (source: string, fact: string, format?: string) =>
    fill({ source, fact, format }),
  )
}

/** Finds the placeholders that the browser replaces with values, such as `{seconds}`. */
export function runtimePlaceholdersIn(text: string): string[] {
  return text.replace(placeholder, '').match(runtimePlaceholder) ?? []
}

/** Replaces placeholders with spaces of the same length, so that the offsets of all other characters stay the same. */
export function withoutPlaceholders(text: string): string {
  const blank = (found: string) => ' '.repeat(found.length)
  return text.replace(placeholder, blank).replace(runtimePlaceholder, blank)
}

/** Replaces placeholders and link targets with spaces, so that only translatable text remains. */
export function proseOnly(text: string): string {
  return withoutPlaceholders(text).replace(/\]\([^)]*\)/g, (target) => ' '.repeat(target.length))
}
