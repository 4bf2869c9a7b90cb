import { type Locale, locales } from '../site/locales'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Writes a number with its unit, on one line; in Arabic in full, because the short forms that `Intl` has there are not in use. */
export function formatMeasure(value: number, unit: string | undefined, locale: Locale): string {
  const unitDisplay = locale === 'ar' ? 'long' : 'short'
  const style = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locales[locale].intl, style).format(value).replaceAll(' ', '\u00a0')
}

/** A file size as a language writes it: `(1_500_000, "en")` gives `1.5 MB`; steps of 1,000, at most one decimal. */
export function formatBytes(bytes: number, locale: Locale): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  return formatMeasure(bytes / 1000 ** step, units[step], locale)
}

/**
 * The parts of a date that a language writes otherwise than `Intl` gives them: the first of a month is an ordinal in
 * some, and in Vietnamese the word for year stands where `Intl` has a comma.
 */
const asWritten: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  fr: { 1: '1er' },
  it: { 1: '1º' },
  pt: { 1: '1º' },
  vi: { ', ': ' năm ' },
}

/** An ISO date in the long form of a language: `("2022-05-01", "en")` gives `1 May 2022`. Throws on what is no date. */
export function formatDay(date: string, locale: Locale): string {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[locale].intl, style)
    .formatToParts(new Date(date))
    .map(({ value }) => asWritten[locale]?.[value] ?? value)
    .join('')
}

/** Languages in which people write a currency otherwise than with the symbol that `Intl` has. */
const currencyDisplay: Partial<Record<Locale, 'name' | 'code'>> = {
  ar: 'name',
  ja: 'name',
  vi: 'code',
}

/** Forms of a currency's name that `Intl` lacks, by plural category. */
const currencyPlurals: Readonly<Record<string, Partial<Record<Intl.LDMLPluralRule, string>>>> = {
  'دولار أمريكي': { few: 'دولارات أمريكية', many: 'دولارًا أمريكيًا' },
}

/** Writes money as a language does, whole amounts without their cents; throws on a currency that is no code. */
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

/** Formats a number of seconds in a language: `(10, "en")` gives `10 seconds`. */
export function formatSeconds(seconds: number, locale: Locale): string {
  const style = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const
  return new Intl.NumberFormat(locales[locale].intl, style).format(seconds)
}
