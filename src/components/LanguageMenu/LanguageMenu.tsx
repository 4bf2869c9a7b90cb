import { useCommonMessages, usePage } from '../../i18n/PageProvider'
import { useDisclosure } from '../../hooks/details'
import { pathFor } from '../../lib/paths'
import { localeCodes, locales, type Locale } from '../../site/locales'
import { Icon } from '../Icon/Icon'
import * as styles from './LanguageMenu.module.css'

/** Plain links to this page in every language, which work without JavaScript. */
export function LanguageMenu() {
  const page = usePage()
  const messages = useCommonMessages().language
  const { ref } = useDisclosure()
  const route = page.route === 'notFound' ? 'home' : page.route
  return (
    <details className={styles.menu} ref={ref}>
      <summary className={styles.summary}>
        <Icon name="globe" />
        <span className="visuallyHidden">{`${messages.label}: `}</span>
        <span className={styles.current}>{locales[page.locale].name}</span>
        <Icon name="chevron" />
      </summary>
      <ul className={styles.list} aria-label={messages.choose}>
        {localeCodes.map((locale) => (
          <li key={locale}>
            <a
              className={styles.choice}
              href={pathFor(route, locale)}
              hrefLang={locale}
              lang={locale}
              dir={otherDirection(locale, page.locale)}
              aria-current={locale === page.locale ? 'true' : undefined}
            >
              {locales[locale].name}
              {locale === page.locale && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The direction of a language's name if it differs from the page's. */
function otherDirection(locale: Locale, pageLocale: Locale): 'ltr' | 'rtl' | undefined {
  const { direction } = locales[locale]
  return direction === locales[pageLocale].direction ? undefined : direction
}
