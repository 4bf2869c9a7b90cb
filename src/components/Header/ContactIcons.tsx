import { useCommonMessages, useSite } from '../../i18n/PageProvider'
import { Icon } from '../Icon/Icon'
import * as styles from './ContactIcons.module.css'

/** The three contact links as icons with accessible names. */
export function ContactIcons() {
  const { contact } = useSite()
  const { contact: labels, opensInNewTab } = useCommonMessages()
  const external = (icon: 'telegram' | 'discord') => ({
    icon,
    href: contact[icon],
    'aria-label': `${labels[`${icon}Label`]} ${opensInNewTab}`,
    target: '_blank',
    rel: 'noopener',
  })
  const mail = {
    icon: 'mail' as const,
    href: `mailto:${contact.email}`,
    'aria-label': labels.emailLabel,
  }
  return (
    <ul className={styles.icons}>
      {[mail, external('telegram'), external('discord')].map(({ icon, ...link }) => (
        <li key={icon}>
          <a className={styles.icon} {...link}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}
