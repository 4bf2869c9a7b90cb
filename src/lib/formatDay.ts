import { locales, type Locale } from '../site/locales'

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
