/** The language that synthetic ones are copies of: a real one, so that every check of the content holds. */
export const modelLocale = 'de'

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')

/**
 * Gives so many codes of two letters that are not taken and count as the model's language does, which is what the
 * content's checks expect; throws when there are too few.
 */
export function syntheticCodes(count: number, taken: readonly string[]): string[] {
  const free = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !taken.includes(code) && countForms(code) === countForms(modelLocale))
  if (free.length < count) throw new Error(`There are no ${count} codes of two letters left`)
  return free.slice(0, count)
}

/** The forms that a language counts with, as one word; a code that nobody speaks has those of English. */
function countForms(code: string): string {
  return new Intl.PluralRules([code, 'en']).resolvedOptions().pluralCategories.toSorted().join()
}

/** Adds languages to the text of src/site/locales.ts, each a copy of the model's line; throws when that is not there. */
export function withLocales(source: string, codes: readonly string[]): string {
  const line = new RegExp(`^  ${modelLocale}: (.*)$`, 'm').exec(source)
  if (!line) throw new Error(`src/site/locales.ts has no line for ${modelLocale}`)
  const lines = codes.map((code) => `  ${code}: ${line[1]}`)
  return source.replace(line[0], () => [line[0], ...lines].join('\n'))
}

/** Gives every object below a value that has a key for the model's language the same under each code, and every list that names it each code. */
export function withCopies(value: unknown, codes: readonly string[]): unknown {
  if (Array.isArray(value)) {
    const list = value.map((item) => withCopies(item, codes))
    return list.includes(modelLocale) ? [...list, ...codes] : list
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(
    ([key, item]) => [key, withCopies(item, codes)] as const,
  )
  const model = entries.find(([key]) => key === modelLocale)
  return Object.fromEntries([...entries, ...(model ? codes.map((code) => [code, model[1]]) : [])])
}
