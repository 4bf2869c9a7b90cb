import { type Locale, locales } from '../site/locales'

export interface Money {
  readonly amount: number
  readonly currency: string
}

/** Corrections of dates: an ordinal for the first day of a month; in Vietnamese, the word for 'year', not a comma. */
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
export function formatMoney({ amount, currency }: Money, locale: Locale): string {
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
