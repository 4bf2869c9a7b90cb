import { type Locale, locales } from '../site/locales'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a number with a unit, joined by a no-break space. Arabic spells units out. */
export function formatMeasure(value: number, unit: string | undefined, locale: Locale): string {
  const unitDisplay = locale === 'ar' ? 'long' : 'short'
  return formatUnit(value, { unit, unitDisplay, maximumFractionDigits: 1 }, locale)
}

/** Formats a file size: `(1_500_000, "en")` returns `1.5 MB`. Units are powers of 1,000, with at most one decimal. */
export function formatBytes(bytes: number, locale: Locale): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  return formatMeasure(bytes / 1000 ** step, units[step], locale)
}

/** Formats a number of seconds in a language: `(10, "en")` returns `10 seconds`, with a no-break space. */
export function formatSeconds(seconds: number, locale: Locale): string {
  return formatUnit(seconds, { unit: 'second', unitDisplay: 'long' }, locale)
}

/** Formats a number with a unit, without a place for a line break. */
function formatUnit(value: number, options: Intl.NumberFormatOptions, locale: Locale): string {
  const format = new Intl.NumberFormat(locales[locale].intl, { style: 'unit', ...options })

  return format.format(value).replaceAll(' ', '\u00a0')
}
