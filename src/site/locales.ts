/**
 * The languages of the site, one line each. To add a language, start here.
 *
 * - `name`: the language's name for itself.
 * - `direction`: the writing direction.
 * - `intl`: the language tag for `Intl`.
 */
export const locales = {
  en: { name: 'English', direction: 'ltr', intl: 'en-GB' },
  ar: { name: 'العربية', direction: 'rtl', intl: 'ar-u-nu-latn' },
  de: { name: 'Deutsch', direction: 'ltr', intl: 'de-DE' },
  es: { name: 'Español', direction: 'ltr', intl: 'es-419' },
  fr: { name: 'Français', direction: 'ltr', intl: 'fr-FR' },
  id: { name: 'Bahasa Indonesia', direction: 'ltr', intl: 'id-ID' },
  it: { name: 'Italiano', direction: 'ltr', intl: 'it-IT' },
  ja: { name: '日本語', direction: 'ltr', intl: 'ja-JP' },
  ko: { name: '한국어', direction: 'ltr', intl: 'ko-KR' },
  ru: { name: 'Русский', direction: 'ltr', intl: 'ru-RU' },
  pt: { name: 'Português', direction: 'ltr', intl: 'pt-BR' },
  vi: { name: 'Tiếng Việt', direction: 'ltr', intl: 'vi-VN' },
} as const

export type Locale = keyof typeof locales

export const defaultLocale = 'en' satisfies Locale

export const localeCodes = Object.keys(locales) as Locale[]

export const localesByName: readonly Locale[] = localeCodes
  .slice()
  .sort((one, other) => (locales[one].name < locales[other].name ? -1 : 1))

/** Returns whether a string is the code of one of the site's languages. */
export function isLocale(code: string | undefined): code is Locale {
  return localeCodes.some((each) => each === code)
}
