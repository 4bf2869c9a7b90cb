import { locales, type Locale } from '../site/locales'

/** A number of seconds in words of a language: `(10, "en")` gives `10 seconds`. */
export function formatSeconds(seconds: number, locale: Locale): string {
  const style = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const
  return new Intl.NumberFormat(locales[locale].intl, style).format(seconds)
}
