import { isCrawler } from '../../lib/crawler'
import { acceptedLanguages, preferredLocale } from '../../lib/localePreference'
import { nearMiss, nearMissResource } from '../../lib/nearMiss'
import { pathFor } from '../../lib/paths'
import { defaultLocale, type Locale } from '../../site/locales'

// The preview server, the Cloudflare Worker and nginx (with njs) respond by these rules. njs lacks parts of ES2015. The
// build stops if it finds unsupported syntax.

/** The parts of a request that the rules read. `path` is not decoded; `query` is empty or starts with `?`. */
export interface HostRequest {
  readonly path: string
  readonly query: string
  readonly header: (name: string) => string | null | undefined
}

/** The request headers on which responses depend, as values of the `Vary` header. */
export const vary = {
  home: 'Accept-Language, Cookie, User-Agent, Sec-Fetch-Site',
  latest: 'Accept-Language, Cookie',
  error: 'User-Agent',
} as const

/** Returns the visitor's language; the default language if the request names no supported one. */
function requestedLocale(request: HostRequest): Locale {
  const cookies = request.header('Cookie') ?? ''
  const languages = acceptedLanguages(request.header('Accept-Language') ?? '')
  return preferredLocale({ query: request.query, cookies, languages }) ?? defaultLocale
}

/** Returns the URL to which a request for `/` is redirected; undefined if the response is the English page. */
export function homeRedirect(request: HostRequest): string | undefined {
  const locale = requestedLocale(request)
  const isInternal = request.header('Sec-Fetch-Site') === 'same-origin'
  if (locale === defaultLocale || isInternal || isFromCrawler(request)) return undefined
  return pathFor('home', locale) + request.query
}

/** Returns the URL to which a request for /get/ is redirected: the download page in the visitor's language. */
export function downloadRedirect(request: HostRequest): string {
  return pathFor('download', requestedLocale(request)) + request.query
}

/**
 * Returns the URL of the page, the shared swap or the file that a request for an unknown path certainly means.
 *
 * @example
 * nearMissRedirect({ path: '/de/Download.html', query: '?a=1', header: () => null }) // '/de/download/?a=1'
 */
export function nearMissRedirect(request: HostRequest): string | undefined {
  const resource = nearMissResource(request.path)
  if (resource) return resource + request.query
  const meant = nearMiss(request.path)

  return meant?.isCertain ? pathFor(meant.route, meant.locale) + request.query : undefined
}

/** Returns whether a crawler sent the request. Crawlers get error responses without a body. */
export function isFromCrawler(request: HostRequest): boolean {
  return isCrawler(request.header('User-Agent') ?? '')
}
