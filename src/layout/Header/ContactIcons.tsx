import { Icon } from '../../components/Icon/Icon'
import { ExternalLink } from '../../components/Link/Link'
import { useCommonMessages, useSite } from '../../i18n/PageProvider'
import * as styles from './ContactIcons.module.css'

export function ContactIcons() {
  const { contact } = useSite()
  const { contact: labels } = useCommonMessages()
  // Isolated, because the address is written from left to right in every language.
  const [beforeEmail, afterEmail] = labels.emailLabel.split(contact.email)

  return (
    <ul className={styles.icons}>
      <li>
        <a className="iconButton" href={`mailto:${contact.email}`}>
          <Icon name="mail" />
          <span className="visuallyHidden">
            {beforeEmail}
            <bdi>{contact.email}</bdi>
            {afterEmail}
          </span>
        </a>
      </li>
      {(['telegram', 'discord'] as const).map((name) => (
        <li key={name}>
          <ExternalLink className="iconButton" href={contact[name]}>
            <Icon name={name} />
            <span className="visuallyHidden">{labels[`${name}Label`]}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
