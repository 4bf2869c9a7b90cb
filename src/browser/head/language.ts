import { isCrawler } from '../../lib/crawler'
import {
  isInternalNavigation,
  localeCookie,
  preferredLocale,
  shouldRedirect,
} from '../../lib/localePreference'
import { defaultLocale, isLocale } from '../../site/locales'
import { onClick } from '../events'
import { readCookies, writeCookie } from '../storage'

/** Redirects visitors from `/` to the home page in their language. */
export function redirectToPreferredLanguage(): void {
  if (location.pathname !== '/') return
  const locale = preferredLocale(readCookies(), navigator.languages) ?? defaultLocale
  const visit = {
    locale,
    isCrawler: isCrawler(navigator.userAgent),
    isInternalNavigation: isInternalNavigation(document.referrer, location.origin),
  }
  if (shouldRedirect(visit)) location.replace(`/${locale}/${location.search}${location.hash}`)
}

/** When a language link is clicked, stores its language and gives its URL the page's query and fragment. */
export function prepareLanguageLinks(): void {
  onClick('a[hreflang]', (link) => {
    const anchor = link as HTMLAnchorElement
    const { hreflang } = anchor
    anchor.search = location.search
    anchor.hash = location.hash
    if (isLocale(hreflang))
      writeCookie(localeCookie(hreflang, { secure: location.protocol === 'https:' }))
  })
}
