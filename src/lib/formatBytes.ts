import { locales, type Locale } from '../site/locales'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A file size as a language writes it: `(1_500_000, "en")` gives `1.5 MB`; steps of 1,000, at most one decimal. */
export function formatBytes(bytes: number, locale: Locale): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  const style = { style: 'unit', unit: units[step], maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locales[locale].intl, style).format(bytes / 1000 ** step)
}
