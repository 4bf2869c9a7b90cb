import { placeholdersIn, proseOnly } from '../../../src/content/placeholders'
import { defaultLocale } from '../../../src/site/locales'
import { languageProblem } from '../characters'
import type { Content, Diagnostics, Rule } from '../content'
import { isObject, keysOf } from '../data'
import { textsIn, type ContentDocument } from '../document'
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
  }
}

/**
 * Reports keys that are no unit with a plural form of the language, and missing forms, unless a misspelt key is meant to be
 * one.
 */
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
