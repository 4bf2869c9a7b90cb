import { locales, type Locale } from '../site/locales'

/** An amount in a currency, which is named by its ISO 4217 code. */
export interface Money {
  readonly amount: number
  readonly currency: string
}

/** Writes money as a language does, whole amounts without their cents; throws on a currency that is no code. */
export function formatMoney({ amount, currency }: Money, locale: Locale): string {
  return new Intl.NumberFormat(locales[locale].intl, {
    style: 'currency',
    currency,
    maximumFractionDigits: amount % 1 ? 2 : 0,
  }).format(amount)
}
