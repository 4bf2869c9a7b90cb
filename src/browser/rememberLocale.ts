import { localeCookie } from '../lib/localePreference'
import { isLocale } from '../site/locales'
import { writeCookie } from './cookies'

/** Remembers the language of a language link that is clicked, before the browser follows it. */
export function rememberChosenLocale(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a[hreflang]') : null
      const locale = link?.getAttribute('hreflang') ?? undefined
      if (isLocale(locale))
        writeCookie(localeCookie(locale, { secure: location.protocol === 'https:' }))
    },
    true,
  )
}
