import { formatMeasure } from '../lib/measures'
import { type Locale, locales } from '../site/locales'
import { formatDay, formatMoney } from './datesAndMoney'
import type { Fact } from './facts'

/** Formats a number with a noun, in the plural form that the language requires. */
export type CountPhrase = (count: number, unit: string, context?: string) => string

type Options = Readonly<Record<string, string | undefined>>
type Formatter = (value: Fact, options: Options, locale: Locale, count: CountPhrase) => string

/**
 * Parses the format after the comma in a placeholder: `count(unit: day)` becomes `{ name: "count", options: { unit:
 * "day" } }`. Throws unless it has the form `name` or `name(option: value; …)`.
 */
export function parseFormat(text: string): { readonly name: string; readonly options: Options } {
  const [, name, list = ''] = /^\s*(\w+)\s*(?:\(([^)]*)\))?\s*$/.exec(text) ?? []
  if (!name) throw new Error(`"${text}" is not a format such as count(unit: day)`)
  const options = list
    .split(';')
    .filter((part) => part.trim())
    .map((part) => part.split(':').map((side) => side.trim()))
  return { name, options: Object.fromEntries(options) as Options }
}

/** The functions that format facts, by format name. Each throws if the value has the wrong type. */
const formatters: Record<string, Formatter> = {
  number: (value, _, locale) => new Intl.NumberFormat(intl(locale)).format(asNumber(value)),
  money: (value, _, locale) => {
    const { amount, currency } = (value ?? {}) as Record<string, Fact>
    if (typeof amount === 'number' && typeof currency === 'string')
      return keepUnit(formatMoney({ amount, currency }, locale))
    throw mismatch(value, 'money: it needs an amount and a currency')
  },
  measure: (value, { unit }, locale) => formatMeasure(asNumber(value), unit, locale),
  list: (value, { type, each }, locale) => {
    if (!Array.isArray(value)) throw mismatch(value, 'a list')
    // In `list(each: 第%条)`, the option `each` is a template for every item. The % stands for the item.
    const items = value.map(String).map((item) => each?.replace('%', item) ?? item)
    const style = { type: type === 'disjunction' ? type : 'conjunction' } as const
    return new Intl.ListFormat(intl(locale), style).format(items)
  },
  language: (value, _, locale) => {
    const names = new Intl.DisplayNames(intl(locale), { type: 'language', fallback: 'none' })
    const name = typeof value === 'string' && names.of(value)
    if (!name) throw mismatch(value, 'the code of a language')
    return name
  },
  date: (value, _, locale) => {
    if (typeof value === 'string' && !Number.isNaN(Date.parse(value)))
      return formatDay(value, locale)
    throw mismatch(value, 'a date')
  },
  count: (value, { unit, context }, _, count) => {
    if (!unit) throw new Error('count needs a unit: count(unit: day)')
    return keepUnit(count(asNumber(value), unit, context))
  },
}

/** Joins a number with the word after it, so that no line ends between `7` and `days`. */
function keepUnit(text: string): string {
  return text.replace(/(?<=\d) /g, '\u00a0')
}

export const formatNames: readonly string[] = Object.keys(formatters)

/** Formats a fact in a language, as `number` or `count(unit: day)` says; throws if that is unknown or does not fit it. */
export function formatFact(
  value: Fact,
  format: string,
  locale: Locale,
  count: CountPhrase,
): string {
  const { name, options } = parseFormat(format)
  const formatter = formatters[name]
  if (!formatter) throw new Error(`there is no format "${name}"`)

  return formatter(value, options, locale, count)
}

/** Returns the pattern for percentages in a language, such as `{percent} %` for `de`, so that pages need no `Intl`. */
export function percentPattern(locale: Locale): string {
  const style = { style: 'percent' } as const
  return new Intl.NumberFormat(intl(locale), style).format(0.5).replace('50', '{percent}')
}

function intl(locale: Locale): string {
  return locales[locale].intl
}

function asNumber(value: Fact): number {
  if (typeof value === 'number') return value
  throw mismatch(value, 'a number')
}

function mismatch(value: Fact, type: string): Error {
  return new Error(`${JSON.stringify(value)} is not ${type}`)
}
