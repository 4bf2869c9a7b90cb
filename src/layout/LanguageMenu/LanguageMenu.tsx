import { Icon } from '../../components/Icon/Icon'
import { useCommonMessages, usePage } from '../../i18n/PageProvider'
import { withChosenLocale } from '../../lib/localePreference'
import { pathFor } from '../../lib/paths'
import { locales, localesByName, type Locale } from '../../site/locales'
import * as styles from './LanguageMenu.module.css'

export function LanguageMenu() {
  const { locale } = usePage()
  const messages = useCommonMessages().language

  return (
    <details className={styles.menu}>
      <summary className={styles.summary}>
        <Icon name="globe" />
        <span className="visuallyHidden">{`${messages.label}: `}</span>
        <span className={styles.current}>
          {locales[locale].name}
          <Icon name="chevron" />
        </span>
      </summary>
      <div className={styles.panel}>
        <LanguageLinks />
      </div>
    </details>
  )
}

export function LanguageLinks() {
  const { route, locale: current } = usePage()
  const urlFor = (locale: Locale) => {
    const path = pathFor(route === 'notFound' ? 'home' : route, locale)
    // The query states the choice, because `/` redirects visitors to the language that their browser prefers.
    return path === '/' && locale !== current ? path + withChosenLocale('', locale) : path
  }

  return (
    <ul className={styles.list} aria-label={useCommonMessages().language.choose}>
      {localesByName.map((locale) => (
        <li key={locale}>
          {/* head/language.ts stores the choice on a click on any link with hreflang. */}
          <a
            className={styles.choice}
            href={urlFor(locale)}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? 'true' : undefined}
          >
            <bdi>{locales[locale].name}</bdi>
            {locale === current && <Icon name="check" />}
          </a>
        </li>
      ))}
    </ul>
  )
}
