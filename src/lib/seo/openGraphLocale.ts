import { locales, type Locale } from '../../site/locales'

/** Open Graph knows Arabic and the Spanish of Latin America as countries that there are not. */
const ownCodes: Partial<Record<Locale, string>> = { ar: 'ar_AR', es: 'es_LA' }

/** The code that Open Graph has for a language, as in `pt_BR`. */
export function openGraphLocale(locale: Locale): string {
  return ownCodes[locale] ?? locales[locale].intl.replace('-', '_')
}
