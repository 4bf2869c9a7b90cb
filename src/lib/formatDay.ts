import { locales, type Locale } from '../site/locales'

/** How the first of a month is written where it is an ordinal: `Intl` gives a bare 1. */
const firstOfMonth: Partial<Record<Locale, string>> = { fr: '1er', it: '1º', pt: '1º' }

/** An ISO date in the long form of a language: `("2022-05-01", "en")` gives `1 May 2022`. Throws on what is no date. */
export function formatDay(date: string, locale: Locale): string {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[locale].intl, style)
    .formatToParts(new Date(date))
    .map(({ type, value }) =>
      type === 'day' && value === '1' ? (firstOfMonth[locale] ?? value) : value,
    )
    .join('')
}
