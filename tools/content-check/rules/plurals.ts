import { placeholdersIn, proseOnly } from '../../../src/content/placeholders'
import { defaultLocale } from '../../../src/site/locales'
import { languageProblem } from '../characters'
import type { Content, Diagnostics, Rule } from '../content'
import { isObject, keysOf } from '../data'
import { textsIn, type ContentDocument, type ContentText } from '../document'
import { didYouMean, nearest } from '../names'
import { unitKey, unitName } from '../unitKeys'

export const pluralsRules: readonly Rule[] = [pluralForms]

/** Reports units that lack a plural form of the language, or have one that it does not have, and wrong forms. */
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
