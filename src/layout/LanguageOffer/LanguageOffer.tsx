import { useEffect, useState } from 'react'
import { afterLoad } from '../../browser/events'
import { onStoredChange, readStored, remember } from '../../browser/storage'
import { visitorLocale } from '../../browser/visitorLocale'
import { Notification, NotificationButton } from '../../components/Notification/Notification'
import { usePage } from '../../i18n/PageProvider'
import { isCrawler } from '../../lib/crawler'
import { needsApp } from '../../lib/enhancements'
import type { Messages } from '../../lib/messages'
import { pathFor } from '../../lib/paths'
import { locales, type Locale } from '../../site/locales'

const declinedKey = 'declinedLanguage'

/** Offers the current page in the visitor's language instead of redirecting, unless the visitor has declined. */
export function LanguageOffer() {
  const { locale: current, route } = usePage()
  const { offer, decline } = useOffer(current)
  if (!offer || route === 'notFound') return null
  const { locale, messages } = offer

  return (
    <section
      {...needsApp()}
      lang={locale}
      dir={locales[locale].direction}
      aria-label={locales[locale].name}
    >
      <Notification text={messages.text} isTextHiddenOnPhones>
        <a className="button" href={pathFor(route, locale)} hrefLang={locale}>
          {messages.action}
        </a>
        <NotificationButton onClick={decline}>{messages.close}</NotificationButton>
      </Notification>
    </section>
  )
}

/** Returns the offer once it is loaded, and a function that stores that the visitor has declined it. */
function useOffer(current: Locale) {
  const [offer, setOffer] = useState<Awaited<ReturnType<typeof fetchOffer>>>()

  useEffect(() => {
    const locale = wantedLocale()
    if (!locale || locale === current) return
    const leaving = new AbortController()
    const { signal } = leaving

    // The visitor may decline the offer in another tab.
    const unsubscribe = onStoredChange(() => {
      if (readStored(declinedKey) === locale) setOffer(undefined)
    })

    afterLoad(1000, () => {
      fetchOffer(locale, signal).then(setOffer, () => undefined)
    })

    return () => {
      leaving.abort()
      unsubscribe()
    }
  }, [current])

  const decline = () => {
    if (offer) remember(declinedKey, offer.locale)
    setOffer(undefined)
  }

  return { offer, decline }
}

/** Returns the language that the visitor prefers; undefined if the visitor has declined it, and for crawlers. */
function wantedLocale(): Locale | undefined {
  const locale = visitorLocale(location.search)
  const isDeclined = locale === readStored(declinedKey)

  return isDeclined || isCrawler(navigator.userAgent) ? undefined : locale
}

async function fetchOffer(locale: Locale, signal: AbortSignal) {
  const response = await fetch(`/language-offers/${locale}.json`, { signal })
  return { locale, messages: (await response.json()) as Messages['common']['languageOffer'] }
}
