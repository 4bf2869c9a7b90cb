import { useCommonWords, useSite } from '../../i18n/PageProvider'
import { Icon } from '../Icon/Icon'
import * as styles from './ContactIcons.module.css'

/** The three ways to reach us, as icons with spoken names. */
export function ContactIcons() {
  const { contact } = useSite()
  const words = useCommonWords()
  const newTab = { target: '_blank', rel: 'noopener' }
  return (
    <ul className={styles.icons}>
      <li>
        <a
          className={styles.icon}
          href={`mailto:${contact.email}`}
          aria-label={words.contact.emailLabel}
        >
          <Icon name="mail" />
        </a>
      </li>
      <li>
        <a
          className={styles.icon}
          href={contact.telegram}
          aria-label={`${words.contact.telegramLabel} ${words.opensInNewTab}`}
          {...newTab}
        >
          <Icon name="telegram" />
        </a>
      </li>
      <li>
        <a
          className={styles.icon}
          href={contact.discord}
          aria-label={`${words.contact.discordLabel} ${words.opensInNewTab}`}
          {...newTab}
        >
          <Icon name="discord" />
        </a>
      </li>
    </ul>
  )
}
