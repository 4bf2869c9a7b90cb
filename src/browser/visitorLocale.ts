import { preferredLocale } from '../lib/localePreference'
import type { Locale } from '../site/locales'
import { attempt } from './attempt'
import { readCookies } from './storage'

/** Returns the language in the query of a URL, else the stored one, else the browser's first supported one. */
export function visitorLocale(query: string): Locale | undefined {
  return preferredLocale({ query, cookies: readCookies(), languages: browserLanguages() })
}

/** Returns the languages that the browser reports. Extensions and app wrappers replace them by null, or remove them. */
function browserLanguages(): readonly string[] {
  const languages: unknown = attempt(() => navigator.languages)

  return Array.isArray(languages) ? languages.filter((tag) => typeof tag === 'string') : []
}
