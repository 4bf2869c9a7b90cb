import { useEffect, useState } from 'react'
import { afterLoad } from '../../browser/events'
import { readCookies, readStored, remember } from '../../browser/storage'
import type { Messages } from '../../lib/messages'
import { usePage } from '../../i18n/PageProvider'
import { isCrawler } from '../../lib/crawler'
import { preferredLocale } from '../../lib/localePreference'
import { pathFor } from '../../lib/paths'
import { locales, type Locale } from '../../site/locales'
import { Notification, NotificationButton } from '../../components/Notification/Notification'

const declinedKey = 'declinedLanguage'

/** Offers the current page in the visitor's language instead of redirecting, unless the visitor has declined. */
export function LanguageOffer() {
  const { locale: current, route } = usePage()
  const [offer, setOffer] = useState<Awaited<ReturnType<typeof fetchOffer>>>()

  useEffect(() => {
    const locale = preferredLocale({
      query: location.search,
      cookies: readCookies(),
      languages: navigator.languages,
    })
    const isDeclined = locale === current || locale === readStored(declinedKey)
    if (!locale || isDeclined || isCrawler(navigator.userAgent)) return
    const leaving = new AbortController()
    const { signal } = leaving

    // The visitor may decline the offer in another tab.
    addEventListener('storage', () => readStored(declinedKey) === locale && setOffer(undefined), {
      signal,
    })
    afterLoad(1000, () => {
      fetchOffer(locale, signal).then(setOffer, () => undefined)
    })

    return () => leaving.abort()
  }, [current])
  if (!offer || route === 'notFound') return null
  const { locale, messages } = offer
  const decline = () => {
    remember(declinedKey, locale)
    setOffer(undefined)
  }

  return (
    <section
      className="withScripts"
      lang={locale}
      dir={locales[locale].direction}
      aria-label={locales[locale].name}
    >
      <Notification text={messages.text}>
        <a className="button" href={pathFor(route, locale)} hrefLang={locale}>
          {messages.action}
        </a>
        <NotificationButton onClick={decline}>{messages.close}</NotificationButton>
      </Notification>
    </section>
  )
}

async function fetchOffer(locale: Locale, signal: AbortSignal) {
  const response = await fetch(`/language-offers/${locale}.json`, { signal })
  return { locale, messages: (await response.json()) as Messages['common']['languageOffer'] }
}
