import { isCrawler } from '../../lib/crawler'
import {
  chooseLocale,
  isInternalNavigation,
  localeCookie,
  redirectAddress,
  shouldRedirect,
  storedLocale,
} from '../../lib/localePreference'
import { isLocale } from '../../site/locales'
import { onClick } from '../events'
import { readCookies, writeCookie } from '../storage'

/** Redirects visitors of `/` to the home page in their language. */
export function redirectToPreferredLanguage(): void {
  if (location.pathname !== '/') return
  const locale = chooseLocale({
    cookie: storedLocale(readCookies()),
    languages: navigator.languages,
  })
  const visit = {
    locale,
    isCrawler: isCrawler(navigator.userAgent),
    isInternalNavigation: isInternalNavigation(document.referrer, location.origin),
  }
  if (shouldRedirect(visit))
    location.replace(redirectAddress(locale, location.search, location.hash))
}

/** On a click on a language link, stores its language, and adds the current query and fragment to its URL. */
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
