import { useCommonMessages, useSite } from '../../i18n/PageProvider'
import { Icon } from '../../components/Icon/Icon'
import * as styles from './ContactIcons.module.css'

export function ContactIcons() {
  const { contact } = useSite()
  const { contact: labels, opensInNewTab } = useCommonMessages()

  return (
    <ul className={styles.icons}>
      <li>
        <a className="iconButton" href={`mailto:${contact.email}`} aria-label={labels.emailLabel}>
          <Icon name="mail" />
        </a>
      </li>
      {(['telegram', 'discord'] as const).map((name) => (
        <li key={name}>
          <a
            className="iconButton"
            href={contact[name]}
            aria-label={`${labels[`${name}Label`]} ${opensInNewTab}`}
            target="_blank"
            rel="noopener"
          >
            <Icon name={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}
