import { localeCookieDays, localeCookieName } from '../site/constants'
import { defaultLocale, isLocale, type Locale } from '../site/locales'

interface Preference {
  /** The stored choice, as `storedLocale` reads it. */
  cookie: string | undefined
  /** `navigator.languages`, the most wanted first. */
  languages: readonly string[]
}

/** Chooses a visitor's language: the stored choice, then the first of the browser's languages that is ours, then `fallback`. */
export function chooseLocale(visitor: Preference & { fallback: Locale }): Locale {
  return preferredLocale(visitor) ?? visitor.fallback
}

/** Chooses a visitor's language from the Cookie and Accept-Language headers of a request. */
export function requestedLocale(cookies = '', acceptLanguage = ''): Locale {
  return chooseLocale({
    cookie: storedLocale(cookies),
    languages: acceptLanguage.split(',').map((item) => item.split(';')[0]?.trim() ?? ''),
    fallback: defaultLocale,
  })
}

/** The language to offer on a page in another one, or undefined when there is none to offer. */
export function localeToOffer(visitor: Preference & { current: Locale }): Locale | undefined {
  const preferred = preferredLocale(visitor)
  return preferred === visitor.current ? undefined : preferred
}

/** The first of a browser's language tags that is one of ours, whole or by its primary part; `in` is the old name of `id`. */
export function matchLanguages(languages: readonly string[]): Locale | undefined {
  return languages.flatMap(candidates).find(isLocale)
}

/** The language stored in a `document.cookie` text, or undefined when none of ours is stored there. */
export function storedLocale(cookies: string): Locale | undefined {
  const prefix = `${localeCookieName}=`
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(prefix))
    .map((cookie) => cookie.slice(prefix.length))
    .find(isLocale)
}

/** The text that, given to `document.cookie`, remembers a chosen language; `secure` on https. */
export function localeCookie(locale: Locale, { secure }: { secure: boolean }): string {
  const maxAge = localeCookieDays * 24 * 60 * 60
  const cookie = `${localeCookieName}=${locale}; Max-Age=${maxAge}; Path=/; SameSite=Lax`
  return secure ? `${cookie}; Secure` : cookie
}

/** Whether a visitor of the bare `/` is led to the home of `locale`: never a crawler, never from within the site. */
export function shouldRedirect(visit: {
  locale: Locale
  isCrawler: boolean
  isInternalNavigation: boolean
}): boolean {
  return visit.locale !== defaultLocale && !visit.isCrawler && !visit.isInternalNavigation
}

/** The home of a language with the query and fragment (each empty or with its mark) of the address that was asked for. */
export function redirectAddress(locale: Locale, query: string, fragment: string): string {
  return `/${locale}/${query}${fragment}`
}

/** Whether a page was reached from within the site, by its referrer ('' when there is none) and the site's origin. */
export function isInternalNavigation(referrer: string, origin: string): boolean {
  return referrer === origin || referrer.startsWith(`${origin}/`)
}

function preferredLocale({ cookie, languages }: Preference): Locale | undefined {
  return isLocale(cookie) ? cookie : matchLanguages(languages)
}

function candidates(tag: string): string[] {
  const whole = tag.toLowerCase()
  const primary = whole.split(/[-_]/)[0] ?? ''
  return [whole, primary === 'in' ? 'id' : primary]
}
