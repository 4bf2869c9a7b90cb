import { localeCookie } from '../lib/localePreference'
import { isLocale } from '../site/locales'
import { writeCookie } from './cookies'
import { onClick } from './onClick'

/**
 * Remembers the language of a language link that is clicked, before the browser follows it, and has the link lead to
 * where the visitor is: it names the page alone, and not what the address says of it.
 */
export function rememberChosenLocale(): void {
  onClick('a[hreflang]', (link) => {
    const anchor = link as HTMLAnchorElement
    const { hreflang } = anchor
    anchor.search = location.search
    anchor.hash = location.hash
    if (isLocale(hreflang))
      writeCookie(localeCookie(hreflang, { secure: location.protocol === 'https:' }))
  })
}
