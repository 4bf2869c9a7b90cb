import { type Locale, locales } from '../site/locales'
import { formatMeasure } from '../lib/formats'
import type { Fact } from './facts'
import { formatDay, formatMoney, type Money } from './formats'

/**
 * The format after the comma in a placeholder. `count(unit: day)` is parsed to `{ name: "count", options: { unit: "day"
 * } }`.
 */
export interface Format {
  readonly name: string
  readonly options: Readonly<Record<string, string>>
}

/** Formats a number with a noun, in the plural form that the language requires. */
export type CountPhrase = (count: number, unit: string, context?: string) => string

type Formatter = (
  value: Fact,
  options: Format['options'],
  locale: Locale,
  count: CountPhrase,
) => string

/** Parses a format; throws unless it has the form `name` or `name(option: value; …)`. */
export function parseFormat(text: string): Format {
  const match = /^\s*(\w+)\s*(?:\(([^)]*)\))?\s*$/.exec(text)
  if (!match?.[1]) throw new Error(`"${text}" is not a format such as count(unit: day)`)
  const options = (match[2] ?? '')
    .split(';')
    .filter((part) => part.trim())
    .map((part) => part.split(':').map((side) => side.trim()))
  return { name: match[1], options: Object.fromEntries(options) as Record<string, string> }
}

/** The functions that format facts, by format name. Each throws if the value has the wrong type. */
const formatters: Record<string, Formatter> = {
  number: (value, _, locale) => new Intl.NumberFormat(intl(locale)).format(asNumber(value)),
  money: (value, _, locale) => formatMoney(asMoney(value), locale),
  measure: (value, options, locale) => formatMeasure(asNumber(value), options.unit, locale),
  list: (value, options, locale) => {
    const type = options.type === 'disjunction' ? 'disjunction' : 'conjunction'
    // In `list(each: 第%条)`, the option `each` is a template for every item. The % stands for the item.
    const items = asList(value).map((item) => options.each?.replace('%', item) ?? item)
    return new Intl.ListFormat(intl(locale), { type }).format(items)
  },
  language: (value, _, locale) => languageName(value, locale),
  date: (value, _, locale) => formatDay(asDate(value), locale),
  count: (value, { unit, context }, _, count) => {
    if (!unit) throw new Error('count needs a unit: count(unit: day)')
    return count(asNumber(value), unit, context)
  },
}

/**
 * Returns the pattern for percentages in a language: `{percent} %` for `de`. The pattern is created at build time,
 * because the first use of `Intl` would block a phone's main thread for 0.1 s.
 */
export function percentPattern(locale: Locale): string {
  const style = { style: 'percent' } as const
  return new Intl.NumberFormat(intl(locale), style).format(0.5).replace('50', '{percent}')
}

export const formatNames: readonly string[] = Object.keys(formatters)

/** Formats a fact in a language; throws if the format is unknown or does not fit the value. */
export function formatFact(
  value: Fact,
  { name, options }: Format,
  locale: Locale,
  count: CountPhrase,
): string {
  const formatter = formatters[name]
  if (!formatter) throw new Error(`there is no format "${name}"`)
  return formatter(value, options, locale, count)
}

function intl(locale: Locale): string {
  return locales[locale].intl
}

function languageName(code: Fact, locale: Locale): string {
  const names = new Intl.DisplayNames(intl(locale), { type: 'language', fallback: 'none' })
  const name = typeof code === 'string' && names.of(code)
  if (!name) throw new Error(`${JSON.stringify(code)} is not the code of a language`)
  return name
}

function asNumber(value: Fact): number {
  if (typeof value !== 'number') throw new Error(`${JSON.stringify(value)} is not a number`)
  return value
}

function asList(value: Fact): string[] {
  if (!Array.isArray(value)) throw new Error(`${JSON.stringify(value)} is not a list`)
  return value.map(String)
}

function asDate(value: Fact): string {
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return value
  throw new Error(`${JSON.stringify(value)} is not a date`)
}

function asMoney(value: Fact): Money {
  const { amount, currency } = (value ?? {}) as Record<string, Fact>
  if (typeof amount === 'number' && typeof currency === 'string') return { amount, currency }
  throw new Error(`${JSON.stringify(value)} is not money: it needs an amount and a currency`)
}
