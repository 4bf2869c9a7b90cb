import { useCommonMessages, useSite } from '../../i18n/PageProvider'
import { Icon } from '../../components/Icon/Icon'
import { ExternalLink } from '../../components/Link/Link'
import * as styles from './Footer.module.css'

export function Contact() {
  const { contact } = useSite()
  const messages = useCommonMessages().contact

  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-heading">
      <h2 id="contact-heading" className={styles.title}>
        {messages.title}
      </h2>
      <p>{messages.text}</p>
      <ul className="row">
        <li>
          <a className="rowLink" href={`mailto:${contact.email}`}>
            <Icon name="mail" />
            <bdi>{contact.email}</bdi>
          </a>
        </li>
        {(['telegram', 'discord'] as const).map((name) => (
          <li key={name}>
            <ExternalLink className="rowLink" href={contact[name]}>
              <Icon name={name} />
              {messages[name]}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
