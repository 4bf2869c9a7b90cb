import { useLanguageOffer } from '../../hooks/useLanguageOffer'
import { usePage } from '../../i18n/PageProvider'
import { pathFor } from '../../lib/paths'
import { locales } from '../../site/locales'
import { buttonClass } from '../Button/buttonClass'
import { Notification } from '../Notifications/Notification'

/** Links to the same page in the visitor's language, instead of a redirect. */
export function LanguageOffer() {
  const page = usePage()
  const { offer, decline } = useLanguageOffer(page.locale)
  if (!offer || page.route === 'notFound') return null
  const { locale, messages } = offer
  return (
    <section lang={locale} dir={locales[locale].direction} aria-label={locales[locale].name}>
      <Notification text={messages.text}>
        <a className={buttonClass()} href={pathFor(page.route, locale)} hrefLang={locale}>
          {messages.action}
        </a>
        <button className={buttonClass('secondary')} type="button" onClick={decline}>
          {messages.close}
        </button>
      </Notification>
    </section>
  )
}
