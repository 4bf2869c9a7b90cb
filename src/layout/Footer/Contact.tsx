import { Icon } from '../../components/Icon/Icon'
import { ExternalLink } from '../../components/Link/Link'
import { useCommonMessages, useSite } from '../../i18n/PageProvider'
import * as styles from './Contact.module.css'
import { FooterTitle } from './FooterTitle'

export function Contact() {
  const { contact } = useSite()
  const messages = useCommonMessages().contact

  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-heading">
      <FooterTitle id="contact-heading">{messages.title}</FooterTitle>
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
