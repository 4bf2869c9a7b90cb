import { isCrawler } from '../lib/crawler'
import {
  chooseLocale,
  isInternalNavigation,
  redirectAddress,
  shouldRedirect,
  storedLocale,
} from '../lib/localePreference'
import { defaultLocale } from '../site/locales'
import { readCookies } from './cookies'

/** Leads a visitor of the bare `/` to the home page in their language, by replacement and before anything is painted. */
export function leadToOwnLanguage(): void {
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
