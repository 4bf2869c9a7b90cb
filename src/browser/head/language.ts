import { isCrawler } from '../../lib/crawler'
import {
  localeCookie,
  preferredLocale,
  storedLocale,
  withChosenLocale,
} from '../../lib/localePreference'
import { defaultLocale, isLocale } from '../../site/locales'
import { onClick } from '../events'
import { readCookies, writeCookie } from '../storage'

/**
 * Redirects visitors from `/` to the home page in their language, but not crawlers, visitors who come from another page
 * of the site, or visitors who return to `/`.
 */
export function redirectToPreferredLanguage(): void {
  if (location.pathname !== '/') return
  const locale = preferredLocale({
    query: location.search,
    cookies: readCookies(),
    languages: navigator.languages,
  })
  if (!locale || locale === defaultLocale || isCrawler(navigator.userAgent)) return
  if (isFirstPage()) location.replace(`/${locale}/${location.search}${location.hash}`)
}

/** Returns whether the visitor has opened the page from outside the site. Not every browser sends a referrer. */
function isFirstPage(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isInternal =
    document.referrer.startsWith(`${location.origin}/`) ||
    Boolean((window as Partial<Window>).navigation?.activation?.from)
  return visit?.type === 'navigate' && !isInternal
}

/**
 * When a language link is clicked, stores its language and gives its URL the page's query and fragment. If the browser
 * refuses the cookie, the query also contains the language.
 */
export function prepareLanguageLinks(): void {
  onClick('a[hreflang]', (link) => {
    const anchor = link as HTMLAnchorElement
    const { hreflang } = anchor
    if (!isLocale(hreflang)) return
    writeCookie(localeCookie(hreflang, { secure: location.protocol === 'https:' }))
    const isStored = storedLocale(readCookies()) === hreflang
    anchor.search = withChosenLocale(location.search, isStored ? undefined : hreflang)
    anchor.hash = location.hash
  })
}
