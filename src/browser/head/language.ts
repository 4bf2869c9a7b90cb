import { isCrawler } from '../../lib/crawler'
import { localeCookie, storedLocale, withChosenLocale } from '../../lib/localePreference'
import { defaultLocale, isLocale } from '../../site/locales'
import { onClick } from '../events'
import { readCookies, writeCookie } from '../storage'
import { visitorLocale } from '../visitorLocale'

/** Redirects visitors who open the site at `/` to their language. Crawlers get the English page. */
export function redirectToPreferredLanguage(): void {
  if (location.pathname !== '/') return
  const locale = visitorLocale(location.search)
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

/** Stores the language of a clicked link, and adds the page's query and fragment to the link. */
export function prepareLanguageLinks(): void {
  onClick('a[hreflang]', (link) => {
    const anchor = link as HTMLAnchorElement
    const { hreflang } = anchor
    if (!isLocale(hreflang)) return
    writeCookie(localeCookie(hreflang, { secure: location.protocol === 'https:' }))
    // If the browser refuses the cookie, the query contains the language.
    const isStored = storedLocale(readCookies()) === hreflang

    anchor.search = withChosenLocale(location.search, isStored ? undefined : hreflang)
    anchor.hash = location.hash
  })
}
