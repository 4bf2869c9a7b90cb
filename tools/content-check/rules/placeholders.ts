import { formatNames, parseFormat } from '../../../src/content/factFormats'
import { createMessageFormatter } from '../../../src/content/messageFormatter'
import type { MessageFormatter, MessageTree } from '../../../src/content/messageFormatter'
import { placeholdersIn, proseOnly } from '../../../src/content/placeholders'
import { defaultLocale, type Locale } from '../../../src/site/locales'
import { columnsOf, languageProblem } from '../characters'
import { contentFacts, textsOf } from '../content'
import type { Content, ContentFacts, Diagnostics, Rule } from '../content'
import { isObject, keysOf, memoize, valueAt } from '../data'
import { textsIn, type ContentDocument, type ContentText } from '../document'
import { didYouMean, nearest, unknownName } from '../names'

export const placeholdersRules: readonly Rule[] = [placeholders, pluralForms]

interface Language extends ContentFacts {
  readonly formatter: MessageFormatter
  /** The units in the language's units.json; undefined if the file has errors. */
  readonly units: readonly string[] | undefined
}

/** Reports placeholders with an unknown fact or format, and page titles and descriptions of the wrong length. */
function* placeholders(content: Content): Diagnostics {
  const known = contentFacts(content)

  for (const locale of Object.keys(content.site.locales) as Locale[]) {
    const language = languageOf(content, known, locale)
    const problemOf = memoize((source: string) => placeholderProblem(source, language))
    const texts = textsOf(content, ['locales', 'prose'], locale).filter(
      ({ document }) => document.name !== 'units',
    )

    for (const text of texts) {
      const wrong = [
        ...wrongBraces(text),
        ...placeholdersIn(text.value).flatMap(({ source }) => {
          const problem = problemOf(source)
          return problem ? [text.diagnostic(problem, source)] : []
        }),
      ]

      yield* wrong
      if (wrong.length === 0) yield* lengthErrors(text, language)
    }
  }
}

/** The name of a fact, with a format, between any number of braces. */
const bracedFact = /(\{+)\s*([a-z]\w*(?:\.\w+)+[^{}]*?)\s*(\}+)/gi

/** Reports facts that are not between two braces on each side, which visitors would see as they are. */
function* wrongBraces({ value, diagnostic }: ContentText): Diagnostics {
  for (const [source, before = '', fact = '', after = ''] of value.matchAll(bracedFact))
    if (before.length !== 2 || after.length !== 2)
      yield diagnostic(`found ${source}, expected {{${fact}}}`, source)
}

function languageOf(content: Content, known: ContentFacts, locale: Locale): Language {
  const strings = content.validDocument(`content/locales/${locale}/units.json`)?.value
  const units = isObject(strings) ? (strings as MessageTree) : undefined

  return {
    ...known,
    formatter: createMessageFormatter(locale, known.facts, units ?? {}),
    units: units && [...new Set(Object.keys(units).map(unitName))],
  }
}

/** Reports a page title or description of the wrong length, if the facts and units in it are known. */
function* lengthErrors(
  { path: [group, name], value, diagnostic }: ContentText,
  { invalidFiles, units, formatter }: Language,
): Diagnostics {
  if (group !== 'meta' || invalidFiles.length > 0 || !units) return
  const problem = lengthProblem(name, formatter.text(value))
  if (problem) yield diagnostic(problem)
}

/** Checks the width of page titles and descriptions in search results, in columns. */
function lengthProblem(name: unknown, text: string): string | undefined {
  const [least, most] =
    name === 'title' ? [1, 59] : name === 'description' ? [110, 160] : [0, Infinity]
  const length = columnsOf(text)
  if (length >= least && length <= most) return undefined
  return `a search result shows ${length} columns of this, expected ${least} to ${most}`
}

function placeholderProblem(source: string, language: Language): string | undefined {
  const [{ fact, format } = { fact: '' }] = placeholdersIn(source)
  const [file = ''] = fact.split('.')
  if (language.invalidFiles.includes(file)) return undefined
  const problem = factProblem(fact, file, language)
  if (problem) return problem
  try {
    return formatProblem(source, format ?? 'number', language)
  } catch (error) {
    return `${source} can't be filled: ${(error as Error).message}`
  }
}

function factProblem(fact: string, file: string, { facts, names }: Language): string | undefined {
  const value = valueAt(facts, fact.split('.'))
  if (value === undefined) return `there is no fact "${fact}"${didYouMean(fact, names)}`
  if (value === null) return `"${fact}" is null in content/site/${file}, expected a value there`

  return undefined
}

/** Returns what is wrong with the format of a placeholder. Throws if the fact cannot be formatted like that. */
function formatProblem(source: string, format: string, language: Language): string | undefined {
  const { units, formatter } = language
  const { name, options } = parseFormat(format)
  if (!formatNames.includes(name)) return unknownName('format', name, formatNames)
  const option = Object.keys(options).find((each) => !optionNames.includes(each))
  if (option) return unknownName('option', option, optionNames)
  if (name === 'count' && options.unit && !units?.includes(options.unit))
    return units && unknownName('unit', options.unit, units)
  formatter.text(source)

  return undefined
}

const optionNames: readonly string[] = ['unit', 'context', 'type', 'each']

const unitKey = /^([a-z][A-Za-z]*)(?:_[a-z]+)?_(zero|one|two|few|many|other)$/

/** Returns the unit in a key of units.json: `day` for `day_dative_other`. */
function unitName(key: string): string {
  return unitKey.exec(key)?.[1] ?? key
}

function* pluralForms({ site, documents }: Content): Diagnostics {
  const english = documents.get(`content/locales/${defaultLocale}/units.json`)
  const keys = keysOf(english?.value).filter((key) => unitKey.test(key))
  const units = [...new Set(keys.map(unitName))]

  for (const [locale, { intl }] of Object.entries(site.locales)) {
    const document = documents.get(`content/locales/${locale}/units.json`)
    if (!isObject(document?.value)) continue
    const plurals = new Intl.PluralRules(intl)

    yield* formErrors(document, units, plurals.resolvedOptions().pluralCategories)
    yield* unitErrors(document, plurals)
    yield* exchangedForms(document, plurals)
  }
}

function* formErrors(document: ContentDocument, units: string[], forms: string[]): Diagnostics {
  const keys = keysOf(document.value)
  const strange = keys.filter((key) => {
    const [, unit = '', form = ''] = unitKey.exec(key) ?? []
    return !units.includes(unit) || !forms.includes(form)
  })
  const known = keys.filter((key) => !strange.includes(key))
  const stems = new Set([...units, ...known.map((key) => key.replace(/_[a-z]+$/, ''))])
  const expected = [...stems].flatMap((stem) => forms.map((form) => `${stem}_${form}`))
  const missing = expected.filter((key) => !keys.includes(key))
  const list = `expected the forms ${forms.join(', ')} of ${units.join(', ')}`

  for (const key of strange) {
    const hint = didYouMean(key, missing, `, ${list}`)
    const message = `"${key}" is not a unit with a plural form of this language${hint}`

    yield document.keyDiagnostic([key], message)
  }

  const meant = strange.map((key) => nearest(key, missing))

  for (const key of missing)
    if (!meant.includes(key)) yield document.diagnostic([], `"${key}" is missing, ${list}`)
}

/** Reports plural forms with another fact, in English, or without {{count}} although they are for several numbers. */
function* unitErrors(document: ContentDocument, plurals: Intl.PluralRules): Diagnostics {
  const ofOneNumber = formsOfOneNumber(plurals)

  for (const { path, value, diagnostic } of textsIn(document)) {
    const form = unitKey.exec(String(path[0]))?.[2] ?? ''
    const found = placeholdersIn(value)
    const other = found.find(({ fact }) => fact !== 'count')?.source

    if (other) {
      yield diagnostic(`found ${other}, expected {{count}}`, other)
    } else if (found.length === 0 && !ofOneNumber.has(form)) {
      yield diagnostic('the number is missing, add {{count}}')
    } else {
      const problem = languageProblem(proseOnly(value), plurals.resolvedOptions().locale)
      if (problem) yield diagnostic(problem)
    }
  }
}
/** Returns the plural forms that only one number below 200 has, such as `one` in English. They need not contain it. */
function formsOfOneNumber(plurals: Intl.PluralRules): Set<string> {
  const forms = Array.from({ length: 200 }, (_, count) => plurals.select(count))

  return new Set(forms.filter((form) => forms.indexOf(form) === forms.lastIndexOf(form)))
}

/** Reports a form that is right for another number, as in "1 days". `Intl` knows the words of usual units. */
function* exchangedForms(document: ContentDocument, plurals: Intl.PluralRules): Diagnostics {
  for (const text of textsIn(document)) {
    const [key, unit = '', form = ''] = unitKey.exec(String(text.path[0])) ?? []
    // `Intl` has no grammatical cases.
    if (key === `${unit}_${form}` && Intl.supportedValuesOf('unit').includes(unit))
      yield* exchangedForm(text, form, wordsOf(unit, plurals))
  }
}

function* exchangedForm(
  { value, diagnostic }: ContentText,
  form: string,
  words: Map<string, string>,
): Diagnostics {
  const found = proseOnly(value).trim()
  const expected = words.get(form)
  const [other] = [...words].find(([, word]) => word === found) ?? []

  if (other && expected && expected !== found)
    yield diagnostic(`this is the form "${other}", expected "${expected}"`)
}

/** Returns the words for a unit, such as `days`, by the plural form. Forms that only millions have are left out. */
function wordsOf(unit: string, plurals: Intl.PluralRules): Map<string, string> {
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const
  const format = new Intl.NumberFormat(plurals.resolvedOptions().locale, style)
  const numbers = [0.5, ...Array.from({ length: 200 }, (_, count) => count)]

  return new Map(
    numbers.map((number) => {
      const word = format.formatToParts(number).find(({ type }) => type === 'unit')?.value ?? ''

      return [plurals.select(number), word]
    }),
  )
}
