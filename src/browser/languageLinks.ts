import { localeCookie } from '../lib/localePreference'
import { isLocale } from '../site/locales'
import { writeCookie } from './cookies'
import { onClick } from './onClick'

/**
 * Prepares a language link that is clicked, before the browser follows it: its language is remembered, and it leads to
 * where the visitor is, for it names the page alone and not what the address says besides.
 */
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
