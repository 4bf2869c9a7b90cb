import { locales, type Locale } from '../site/locales'

/** An ISO date in the long form of a language: `("2022-05-01", "en")` gives `1 May 2022`. */
export function formatDay(date: string, locale: Locale): string {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[locale].intl, style).format(new Date(date))
}
