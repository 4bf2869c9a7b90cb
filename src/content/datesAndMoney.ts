import { type Locale, locales } from '../site/locales'

export interface Money {
  readonly amount: number
  readonly currency: string
}

/**
 * Corrections of the parts of dates: an ordinal for the first day of a month; in Russian, a no-break space before "г."
 * ('year'), where Node writes U+202F up to version 24 and a space from 26; in Vietnamese, 'year' instead of a comma.
 */
const dateReplacements: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  fr: { 1: '1er' },
  it: { 1: '1º' },
  pt: { 1: '1º' },
  ru: { ' г.': '\u00a0г.', '\u202fг.': '\u00a0г.' },
  vi: { ', ': ' năm ' },
}

/**
 * Formats an ISO date: `("2022-05-01", "en")` returns `1 May 2022`, with a no-break space between day and month, so that
 * no line ends with the day. Throws if the string is not a date.
 */
export function formatDay(date: string, locale: Locale): string {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const
  const parts = new Intl.DateTimeFormat(locales[locale].intl, style).formatToParts(new Date(date))

  return parts
    .map(({ value }, index) => {
      const neighbours = [parts[index - 1]?.type, parts[index + 1]?.type]
      const joins = neighbours.includes('day') && neighbours.includes('month')

      return joins ? value.replaceAll(' ', '\u00a0') : (dateReplacements[locale]?.[value] ?? value)
    })
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

/** Formats an amount of money. Whole amounts have no decimals, others two. Throws if the currency code is invalid. */
export function formatMoney({ amount, currency }: Money, locale: Locale): string {
  const { intl } = locales[locale]
  const plural = new Intl.PluralRules(intl).select(amount)
  const decimals = amount % 1 ? 2 : 0

  const format = new Intl.NumberFormat(intl, {
    style: 'currency',
    currency,
    currencyDisplay: currencyDisplay[locale],
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })

  return format
    .formatToParts(amount)
    .map(({ value }) => currencyPlurals[value]?.[plural] ?? value)
    .join('')
}
