import { useCommonMessages, useSite } from '../../i18n/PageProvider'
import { Icon } from '../Icon/Icon'
import * as styles from './ContactIcons.module.css'

/** The three contact links as icons with accessible names. */
export function ContactIcons() {
  const { contact } = useSite()
  const messages = useCommonMessages()
  const newTab = { target: '_blank', rel: 'noopener' }
  return (
    <ul className={styles.icons}>
      <li>
        <a
          className={styles.icon}
          href={`mailto:${contact.email}`}
          aria-label={messages.contact.emailLabel}
        >
          <Icon name="mail" />
        </a>
      </li>
      <li>
        <a
          className={styles.icon}
          href={contact.telegram}
          aria-label={`${messages.contact.telegramLabel} ${messages.opensInNewTab}`}
          {...newTab}
        >
          <Icon name="telegram" />
        </a>
      </li>
      <li>
        <a
          className={styles.icon}
          href={contact.discord}
          aria-label={`${messages.contact.discordLabel} ${messages.opensInNewTab}`}
          {...newTab}
        >
          <Icon name="discord" />
        </a>
      </li>
    </ul>
  )
}
