import { type Locale, locales } from '../site/locales'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a number with a unit, joined by a no-break space. Arabic spells units out. */
export function formatMeasure(value: number, unit: string | undefined, locale: Locale): string {
  const unitDisplay = locale === 'ar' ? 'long' : 'short'
  const style = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locales[locale].intl, style).format(value).replaceAll(' ', '\u00a0')
}

/** Formats a file size: `(1_500_000, "en")` returns `1.5 MB`. Units are powers of 1,000, with at most one decimal. */
export function formatBytes(bytes: number, locale: Locale): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  return formatMeasure(bytes / 1000 ** step, units[step], locale)
}

/**
 * Replacements for parts of dates that `Intl` formats. Some languages write the first day of a month as an ordinal, and
 * Vietnamese uses the word for "year" instead of a comma.
 */
const dateReplacements: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  fr: { 1: '1er' },
  it: { 1: '1º' },
  pt: { 1: '1º' },
  vi: { ', ': ' năm ' },
}

/** Formats an ISO date: `("2022-05-01", "en")` returns `1 May 2022`. Throws if the string is not a date. */
export function formatDay(date: string, locale: Locale): string {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[locale].intl, style)
    .formatToParts(new Date(date))
    .map(({ value }) => dateReplacements[locale]?.[value] ?? value)
    .join('')
}

/** How `Intl` displays currencies in languages that rarely use currency symbols. The default is a symbol. */
const currencyDisplay: Partial<Record<Locale, 'name' | 'code'>> = {
  ar: 'name',
  ja: 'name',
  vi: 'code',
}

/** Plural forms that `Intl` lacks for currency names, indexed by the name from `Intl` and by plural category. */
const currencyPlurals: Readonly<Record<string, Partial<Record<Intl.LDMLPluralRule, string>>>> = {
  'دولار أمريكي': { few: 'دولارات أمريكية', many: 'دولارًا أمريكيًا' },
}

/** Formats an amount of money. Whole amounts have no decimals. Throws if the currency code is invalid. */
export function formatMoney({ amount, currency }: Queries.PlansPlansPrice, locale: Locale): string {
  const { intl } = locales[locale]
  const plural = new Intl.PluralRules(intl).select(amount)
  return new Intl.NumberFormat(intl, {
    style: 'currency',
    currency,
    currencyDisplay: currencyDisplay[locale],
    maximumFractionDigits: amount % 1 ? 2 : 0,
  })
    .formatToParts(amount)
    .map(({ value }) => currencyPlurals[value]?.[plural] ?? value)
    .join('')
}

/** Formats a number of seconds in a language: `(10, "en")` returns `10 seconds`. */
export function formatSeconds(seconds: number, locale: Locale): string {
  const style = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const
  return new Intl.NumberFormat(locales[locale].intl, style).format(seconds)
}
