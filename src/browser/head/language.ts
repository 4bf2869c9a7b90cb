import { isCrawler } from '../../lib/crawler'
import {
  chooseLocale,
  isInternalNavigation,
  localeCookie,
  redirectAddress,
  shouldRedirect,
  storedLocale,
} from '../../lib/localePreference'
import { defaultLocale, isLocale } from '../../site/locales'
import { onClick } from '../events'
import { readCookies, writeCookie } from '../storage'

/** Redirects a visitor of the bare `/` to the home page in their language. */
export function redirectToPreferredLanguage(): void {
  if (location.pathname !== '/') return
  const locale = chooseLocale({
    cookie: storedLocale(readCookies()),
    languages: navigator.languages,
    fallback: defaultLocale,
  })
  const visit = {
    locale,
    isCrawler: isCrawler(navigator.userAgent),
    isInternalNavigation: isInternalNavigation(document.referrer, location.origin),
  }
  if (shouldRedirect(visit))
    location.replace(redirectAddress(locale, location.search, location.hash))
}

/** When a language link is clicked, remembers its language and keeps the query and fragment of the current URL. */
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
