import { localeCookieDays, localeCookieName } from '../site/localeCookie'
import { defaultLocale, isLocale, type Locale } from '../site/locales'

/**
 * Returns a visitor's language: the language stored in the cookies (`document.cookie` or the Cookie header) or, without
 * one, the first of the browser's preferred languages that the site supports. Returns undefined if there is none.
 */
export function preferredLocale(cookies: string, languages: readonly string[]): Locale | undefined {
  return storedLocale(cookies) ?? languages.flatMap(candidates).find(isLocale)
}

/** Chooses a response's language from the request's Cookie and Accept-Language headers. */
export function requestedLocale(cookies = '', acceptLanguage = ''): Locale {
  const languages = acceptLanguage.split(',').map((item) => item.split(';')[0]?.trim() ?? '')
  return preferredLocale(cookies, languages) ?? defaultLocale
}

function storedLocale(cookies: string): Locale | undefined {
  const prefix = `${localeCookieName}=`
  return cookies
    .split(/; */)
    .filter((cookie) => cookie.startsWith(prefix))
    .map((cookie) => cookie.slice(prefix.length))
    .find(isLocale)
}

/**
 * Returns the language codes that a language tag can match: the whole tag and its primary subtag. `in` is the old code
 * for Indonesian, now `id`.
 */
function candidates(tag: string): string[] {
  const whole = tag.toLowerCase()
  const primary = whole.split(/[-_]/)[0] ?? ''
  return [whole, primary === 'in' ? 'id' : primary]
}

/** Returns the cookie that stores the chosen language, with its attributes. `secure` restricts the cookie to HTTPS. */
export function localeCookie(locale: Locale, { secure }: { secure: boolean }): string {
  const maxAge = localeCookieDays * 24 * 60 * 60
  const cookie = `${localeCookieName}=${locale}; Max-Age=${maxAge}; Path=/; SameSite=Lax`
  return secure ? `${cookie}; Secure` : cookie
}

/**
 * Returns whether `/` redirects to the home page in `locale`: not for the default language, crawlers, or visits from
 * another page on the site.
 */
export function shouldRedirect(visit: {
  locale: Locale
  isCrawler: boolean
  isInternalNavigation: boolean
}): boolean {
  return visit.locale !== defaultLocale && !visit.isCrawler && !visit.isInternalNavigation
}

/** Returns whether a referrer is a page on this site. The referrer may be empty. */
export function isInternalNavigation(referrer: string, origin: string): boolean {
  return referrer.startsWith(`${origin}/`)
}
