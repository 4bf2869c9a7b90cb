import { localeCookieDays, localeCookieName } from '../site/localeCookie'
import { defaultLocale, isLocale, type Locale } from '../site/locales'

// nginx runs this module with njs, which lacks parts of ES2015. The build stops if it finds unsupported syntax.

interface LanguageSignals {
  /** The query of the URL. It may contain a choice from the language menu: see `withChosenLocale`. */
  readonly query: string
  readonly cookies: string
  readonly languages: readonly string[]
}

/** Returns the language in the query, else the stored one, else the browser's first supported one. */
export function preferredLocale(visitor: LanguageSignals): Locale | undefined {
  const chosen = visitor.query.slice(1).split('&').map(valueOf).find(isLocale)
  const preferred = visitor.languages.map(supportedLocale).find(isLocale)
  return chosen ?? storedLocale(visitor.cookies) ?? preferred
}

/** Returns the language that is stored in the cookies. */
export function storedLocale(cookies: string): Locale | undefined {
  return cookies.split(/; */).map(valueOf).find(isLocale)
}

function valueOf(pair: string): string | undefined {
  const prefix = `${localeCookieName}=`
  return pair.startsWith(prefix) ? pair.slice(prefix.length) : undefined
}

/** Sets or removes the language in a query, for browsers that refuse cookies or run no scripts. */
export function withChosenLocale(query: string, locale: Locale | undefined): string {
  const pairs = query.slice(1).split('&')
  const kept = pairs.filter((pair) => pair !== '' && valueOf(pair) === undefined)
  const all = locale ? kept.concat(`${localeCookieName}=${locale}`) : kept
  return all.length > 0 ? `?${all.join('&')}` : ''
}

/** Returns the language of a tag or of its primary subtag. `in` is the old code for Indonesian. */
export function supportedLocale(tag: string): Locale | undefined {
  const whole = tag.toLowerCase()
  const primary = whole.split(/[-_]/)[0]
  return [whole, primary === 'in' ? 'id' : primary].find(isLocale)
}

/**
 * Returns the supported languages in an Accept-Language header (RFC 9110, section 12.5.4), most preferred first. `*`
 * stands for the default language, unless the header names it. Invalid parts of the header are ignored.
 */
export function acceptedLanguages(header: string): Locale[] {
  const ranges = header
    .split(',')
    .map(parseRange)
    .filter((range) => range !== undefined)
  const refusedTags = ranges.filter((range) => range.weight === 0).map((range) => range.tag)
  const namesDefault = ranges.some((range) => supportedLocale(range.tag) === defaultLocale)
  const anyLanguage = namesDefault ? undefined : defaultLocale

  return ranges
    .filter((range) => range.weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map((range) => (range.tag === '*' ? anyLanguage : supportedLocale(range.tag)))
    .filter((locale) => locale !== undefined)
    .filter((locale) => !refusedTags.includes(locale))
}

/** A language range of an Accept-Language header, such as `de-AT;q=0.8`. */
interface LanguageRange {
  /** `*` or a language tag, in lower case. */
  readonly tag: string
  /** How much the visitor prefers the language, from 0 (refused) to 1. */
  readonly weight: number
}

/** A tag. The underscore is not standard, but some programs send it. */
const tagPattern = /\*|[a-z]{1,8}(?:[-_][a-z0-9]{1,8})*/.source

/** A weight with at most three decimal places. */
const weightPattern = /0(?:\.\d{0,3})?|1(?:\.0{0,3})?/.source

const rangePattern = new RegExp(
  `^[ \\t]*(${tagPattern})[ \\t]*(?:;[ \\t]*q=(${weightPattern})[ \\t]*)?$`,
  'i',
)

/** Reads a part of the header between commas. Without a weight, it has the weight 1. */
function parseRange(part: string): LanguageRange | undefined {
  const match = rangePattern.exec(part)
  if (!match) return undefined

  return { tag: (match[1] ?? '').toLowerCase(), weight: Number(match[2] ?? 1) }
}

/** Returns the cookie that stores the chosen language, with its attributes. `secure` restricts the cookie to HTTPS. */
export function localeCookie(locale: Locale, options: { secure: boolean }): string {
  const maxAge = localeCookieDays * 24 * 60 * 60
  const cookie = `${localeCookieName}=${locale}; Max-Age=${maxAge}; Path=/; SameSite=Lax`
  return options.secure ? `${cookie}; Secure` : cookie
}
