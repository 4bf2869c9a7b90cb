import { localeCookieDays, localeCookieName } from '../site/constants'
import { defaultLocale, isLocale, type Locale } from '../site/locales'

interface Preference {
  /** The result of `storedLocale`. */
  cookie: string | undefined
  /** `navigator.languages`, in order of preference. */
  languages: readonly string[]
}

/** Chooses a visitor's language: the stored choice, then the first supported one of the browser, then the default. */
export function chooseLocale(visitor: Preference): Locale {
  return preferredLocale(visitor) ?? defaultLocale
}

/** Chooses a visitor's language from the Cookie and Accept-Language headers of a request. */
export function requestedLocale(cookies = '', acceptLanguage = ''): Locale {
  return chooseLocale({
    cookie: storedLocale(cookies),
    languages: acceptLanguage.split(',').map((item) => item.split(';')[0]?.trim() ?? ''),
  })
}

/** Returns the language to offer on a page in another one, or undefined. */
export function localeToOffer(visitor: Preference & { current: Locale }): Locale | undefined {
  const preferred = preferredLocale(visitor)
  return preferred === visitor.current ? undefined : preferred
}

/** Returns the first supported language of a browser, by its whole tag or its primary subtag; `in` is the old code of `id`. */
export function matchLanguages(languages: readonly string[]): Locale | undefined {
  return languages.flatMap(candidates).find(isLocale)
}

/** Returns the language in a `document.cookie` string, or undefined if it contains no supported one. */
export function storedLocale(cookies: string): Locale | undefined {
  const prefix = `${localeCookieName}=`
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(prefix))
    .map((cookie) => cookie.slice(prefix.length))
    .find(isLocale)
}

/** Returns the cookie that stores a chosen language; `secure` is for https. */
export function localeCookie(locale: Locale, { secure }: { secure: boolean }): string {
  const maxAge = localeCookieDays * 24 * 60 * 60
  const cookie = `${localeCookieName}=${locale}; Max-Age=${maxAge}; Path=/; SameSite=Lax`
  return secure ? `${cookie}; Secure` : cookie
}

/** Returns whether `/` redirects to the home page of `locale`: never for crawlers and never from within the site. */
export function shouldRedirect(visit: {
  locale: Locale
  isCrawler: boolean
  isInternalNavigation: boolean
}): boolean {
  return visit.locale !== defaultLocale && !visit.isCrawler && !visit.isInternalNavigation
}

/** Returns the home page of a language with a query and a fragment, each either empty or with its delimiter. */
export function redirectAddress(locale: Locale, query: string, fragment: string): string {
  return `/${locale}/${query}${fragment}`
}

/** Returns whether a referrer (empty if there is none) belongs to the site. */
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
