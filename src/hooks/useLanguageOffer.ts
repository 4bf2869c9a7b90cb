import { useEffect, useState } from 'react'
import { afterLoad } from '../browser/events'
import { readCookies, readStored, remember } from '../browser/storage'
import type { Messages } from '../i18n/messages'
import { localeToOffer, storedLocale } from '../lib/localePreference'
import { isCrawler } from '../lib/crawler'
import { prefetchDelaySeconds } from '../site/constants'
import type { Locale } from '../site/locales'

/** The visitor's language, and the messages of the offer in that language. */
export interface LanguageOffer {
  readonly locale: Locale
  readonly messages: Messages['common']['languageOffer']
}

/** Returns the URL of the offer's messages in a language. The build writes the files. */
const addressOf = (locale: Locale) => `/language-offers/${locale}.json`

const declinedKey = 'declinedLanguage'

/** Returns the offer of the visitor's language; undefined if it is `current` or was declined. */
export function useLanguageOffer(current: Locale) {
  const [offer, setOffer] = useState<LanguageOffer>()
  useEffect(() => {
    const cookie = storedLocale(readCookies())
    const locale = localeToOffer({ cookie, languages: navigator.languages, current })
    if (!locale || readStored(declinedKey) === locale || isCrawler(navigator.userAgent)) return
    const leaving = new AbortController()
    afterLoad(prefetchDelaySeconds * 1000, () => {
      fetchMessages(locale, leaving.signal).then(
        (messages) => setOffer({ locale, messages }),
        () => undefined,
      )
    })
    return () => {
      leaving.abort()
    }
  }, [current])
  const decline = () => {
    if (offer) remember(declinedKey, offer.locale)
    setOffer(undefined)
  }
  return { offer, decline }
}

async function fetchMessages(
  locale: Locale,
  signal: AbortSignal,
): Promise<LanguageOffer['messages']> {
  const answer = await fetch(addressOf(locale), { signal })
  return (await answer.json()) as LanguageOffer['messages']
}
