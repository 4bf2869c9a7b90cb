import { localeCookie } from '../lib/localePreference'
import { isLocale } from '../site/locales'
import { writeCookie } from './cookies'
import { onClick } from './onClick'

/** Remembers the language of a language link that is clicked, before the browser follows it. */
export function rememberChosenLocale(): void {
  onClick('a[hreflang]', (link) => {
    const { hreflang } = link as HTMLAnchorElement
    if (isLocale(hreflang))
      writeCookie(localeCookie(hreflang, { secure: location.protocol === 'https:' }))
  })
}
