import { formatNames, parseFormat } from '../../../src/content/factFormats'
import {
  createMessageFormatter,
  type MessageFormatter,
  type MessageTree,
} from '../../../src/content/messageFormatter'
import { defaultLocale, type Locale } from '../../../src/site/locales'
import { columnsOf, languageProblem } from '../characters'
import { checkTexts, documentsIn, type Content, type Finding, type Rule } from '../content'
import { isObject, keysAt, valueAt } from '../data'
import type { Diagnostic } from '../diagnostic'
import { textsIn, type ContentDocument } from '../document'
import { contentFacts, type ContentFacts } from '../facts'
import { didYouMean, nearest, unknownName } from '../names'
import { placeholdersIn, proseOnly, type Placeholder } from '../../../src/content/placeholders'

export const placeholdersRules: readonly Rule[] = [placeholders, pluralForms]

interface Language extends ContentFacts {
  readonly formatter: MessageFormatter
  /** The units in the language's units.json; undefined if the file has errors. */
  readonly units: readonly string[] | undefined
}

/** Reports placeholders with an unknown fact or format, and page titles and descriptions of the wrong length. */
function placeholders(content: Content): Diagnostic[] {
  const known = contentFacts(content)
  return Object.keys(content.site.locales).flatMap((locale) => {
    const strings = content.sound(`content/locales/${locale}/units.json`)
    const units = isObject(strings) ? (strings as MessageTree) : undefined
    const language: Language = {
      ...known,
      formatter: createMessageFormatter(locale as Locale, known.facts, units ?? {}),
      units: units && [...new Set(Object.keys(units).map(unitName))],
    }
    const problems = new Map<string, string | undefined>()
    const documents = documentsIn(content, ['locales', 'prose'], locale)
    const translatable = documents.filter(({ file }) => !file.endsWith('/units.json'))
    return checkTexts(translatable, ({ path, value }) => {
      const found = placeholdersIn(value).flatMap((placeholder): Finding[] => {
        const { source } = placeholder
        if (!problems.has(source)) problems.set(source, problemOf(placeholder, language))
        const message = problems.get(source)
        return message ? [{ message, part: source }] : []
      })
      const isFilled = found.length === 0 && known.unsound.length === 0 && path[0] === 'meta'
      const message = isFilled ? lengthError(path[1], language.formatter.text(value)) : undefined
      return message ? [{ message }] : found
    })
  })
}

/** The minimum and maximum width of page titles and descriptions in search results, in columns. */
const lengths = new Map<unknown, readonly [number, number]>([
  ['title', [1, 59]],
  ['description', [110, 160]],
])

function lengthError(name: unknown, text: string): string | undefined {
  const [least, most] = lengths.get(name) ?? [0, Infinity]
  const length = columnsOf(text)
  if (length >= least && length <= most) return undefined
  return `a search result shows ${length} columns of this, expected ${least} to ${most}`
}

function problemOf(
  { source, fact, format }: Placeholder,
  { facts, unsound, names, units, formatter }: Language,
): string | undefined {
  if (unsound.includes(fact.split('.')[0] ?? '')) return undefined
  const value = valueAt(facts, fact.split('.'))
  if (value === undefined) return `there is no fact "${fact}"${didYouMean(fact, names)}`
  const file = `content/site/${fact.split('.')[0] ?? ''}`
  if (value === null) return `"${fact}" is null in ${file}, expected a value there`
  try {
    const { name, options } = parseFormat(format ?? 'number')
    if (!formatNames.includes(name)) return unknownName('format', name, formatNames)
    const option = Object.keys(options).find((each) => !optionNames.includes(each))
    if (option) return unknownName('option', option, optionNames)
    if (name === 'count' && options.unit) {
      if (!units) return undefined
      if (!units.includes(options.unit)) return unknownName('unit', options.unit, units)
    }
    formatter.text(source)
    return undefined
  } catch (error) {
    return `${source} can't be filled: ${(error as Error).message}`
  }
}

const optionNames: readonly string[] = ['unit', 'context', 'type', 'each']

const unitKey = /^([a-z][A-Za-z]*)(?:_[a-z]+)?_(zero|one|two|few|many|other)$/

/** Returns the unit in a key of units.json: `day` for `day_dative_other`. */
function unitName(key: string): string {
  return unitKey.exec(key)?.[1] ?? key
}

function pluralForms({ site, documents }: Content): Diagnostic[] {
  const english = documents.get(`content/locales/${defaultLocale}/units.json`)
  const keys = keysAt(english?.value, []).filter((key) => unitKey.test(key))
  const units = [...new Set(keys.map(unitName))]
  return Object.entries(site.locales).flatMap(([locale, { intl }]) => {
    const document = documents.get(`content/locales/${locale}/units.json`)
    if (!document || !isObject(document.value)) return []
    const plurals = new Intl.PluralRules(intl)
    const forms = plurals.resolvedOptions().pluralCategories
    return [...formErrors(document, units, forms), ...unitErrors(document, plurals)]
  })
}

function formErrors(
  document: ContentDocument,
  units: readonly string[],
  forms: readonly string[],
): Diagnostic[] {
  const keys = keysAt(document.value, [])
  const strange = keys.filter((key) => {
    const [, unit = '', form = ''] = unitKey.exec(key) ?? []
    return !units.includes(unit) || !forms.includes(form)
  })
  const stems = keys
    .filter((key) => !strange.includes(key))
    .map((key) => key.replace(/_[a-z]+$/, ''))
  const expected = [...new Set([...units, ...stems])].flatMap((stem) =>
    forms.map((form) => `${stem}_${form}`),
  )
  const missing = expected.filter((key) => !keys.includes(key))
  const meant = strange.map((key) => nearest(key, missing))
  const list = `expected the forms ${forms.join(', ')} of ${units.join(', ')}`
  return [
    ...strange.map((key) => {
      const message = `"${key}" is not a unit with a plural form of this language`
      const hint = didYouMean(key, missing, `, ${list}`)
      return document.diagnostic([], `${message}${hint}`, { key })
    }),
    ...missing
      .filter((key) => !meant.includes(key))
      .map((key) => document.diagnostic([], `"${key}" is missing, ${list}`)),
  ]
}

/**
 * Reports plural forms that lack {{count}}, contain another fact, or are in English. A plural form that is used for
 * only one number may omit {{count}}.
 */
function unitErrors(document: ContentDocument, plurals: Intl.PluralRules): Diagnostic[] {
  const forms = Array.from({ length: 200 }, (_, count) => plurals.select(count))
  return textsIn(document).flatMap(({ path, value }) => {
    const found = placeholdersIn(value)
    const other = found.find(({ fact }) => fact !== 'count')?.source
    if (other)
      return [document.diagnostic(path, `found ${other}, expected {{count}}`, { part: other })]
    const form = unitKey.exec(String(path[0]))?.[2]
    const isOne = forms.filter((one) => one === form).length === 1
    if (found.length === 0 && !isOne)
      return [document.diagnostic(path, 'the number is missing, add {{count}}')]
    const problem = languageProblem(proseOnly(value), plurals.resolvedOptions().locale)
    return problem ? [document.diagnostic(path, `${problem}, translate it`)] : []
  })
}
