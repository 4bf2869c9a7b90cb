import { proseOnly } from '../../../src/content/placeholders'
import type { Content, Diagnostics, Rule } from '../content'
import { textsIn, type ContentText } from '../document'
import { unitKey } from '../unitKeys'

/** Rules for the word after the number in each plural form. */
export const pluralWordsRules: readonly Rule[] = [usualUnits, otherUnits]

/** A plural form of a unit, without grammatical case. */
interface UnitForm extends ContentText {
  readonly language: string
  /** The tag by which `Intl` knows the language. */
  readonly tag: string
  /** The unit, such as `day`. */
  readonly unit: string
  /** The plural form, such as `other`. */
  readonly form: string
  /** The text without its number, such as `days`. */
  readonly words: string
}

/** Returns all plural forms in all languages. Forms of a grammatical case are left out, because `Intl` has no cases. */
function unitForms({ site, documents }: Content): UnitForm[] {
  return Object.entries(site.locales).flatMap(([language, { intl: tag }]) => {
    const document = documents.get(`content/locales/${language}/units.json`)

    return (document ? textsIn(document) : []).flatMap((text) => {
      const [key, unit = '', form = ''] = unitKey.exec(String(text.path[0])) ?? []
      const words = proseOnly(text.value).trim()

      return key === `${unit}_${form}` ? [{ ...text, language, tag, unit, form, words }] : []
    })
  })
}

/** Returns whether `Intl` knows the words for a unit. */
const isUsual = (unit: string) => Intl.supportedValuesOf('unit').includes(unit)

/** Reports a word that is not the usual one for its number, as in "1 days". */
function* usualUnits(content: Content): Diagnostics {
  for (const { tag, unit, form, words, diagnostic } of unitForms(content)) {
    const usual = isUsual(unit) ? usualWords(tag, unit) : new Map<string, string>()
    const expected = usual.get(form)
    if (expected === undefined || lettersOf(words).startsWith(lettersOf(expected))) continue
    const [other] = [...usual].find(([, word]) => word === words) ?? []

    yield diagnostic(
      other
        ? `this is the form "${other}", expected "${expected}"`
        : `"${words}" is not the usual word, expected "${expected}"`,
    )
  }
}

/** Returns the words for a unit, such as `days`, by the plural form. Forms that only millions have are left out. */
function usualWords(tag: string, unit: string): Map<string, string> {
  const plurals = new Intl.PluralRules(tag)
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' })
  const numbers = [0.5, ...Array.from({ length: 200 }, (_, count) => count)]

  return new Map(
    numbers.map((number) => {
      const word = format.formatToParts(number).find(({ type }) => type === 'unit')?.value ?? ''

      return [plurals.select(number), word]
    }),
  )
}

/** Returns the letters of a word without accents and vowel signs, which are optional in Arabic. */
function lettersOf(text: string): string {
  return text.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase()
}

const withS = { one: /^(?!.*s( |$))/, other: /s( |$)/ }

/** How nouns end, by the language and the plural form. A form without an entry has any ending. */
const nounEndings: Readonly<Partial<Record<string, Readonly<Partial<Record<string, RegExp>>>>>> = {
  ar: { one: /واحدة?$/, two: /ان$/, few: /^(?!.*(ًا|واحدة?)$)/, many: /(ًا|ة)$/ },
  de: { other: /[enrs]$/ },
  en: withS,
  es: withS,
  fr: withS,
  it: { one: /^\S*[^i\s]( |$)/, other: /^\S*[ei]( |$)/ },
  pt: withS,
  ru: { one: /(?<!ов|ев|ей)$/, few: /[аяыи]$/, many: /(?<![аяыи])$/ },
}

/** Reports a word for an unusual unit, such as credits, that does not end like nouns after its number. */
function* otherUnits(content: Content): Diagnostics {
  for (const { language, unit, form, words, diagnostic } of unitForms(content)) {
    const ending = nounEndings[language]?.[form]

    if (ending && !isUsual(unit) && !ending.test(words))
      yield diagnostic(`"${words}" does not end like the form "${form}" of a noun`)
  }
}
