import { useCommonWords, useSite } from '../../i18n/PageProvider'
import { ExternalLink } from '../ExternalLink/ExternalLink'
import { Icon } from '../Icon/Icon'
import * as styles from './Footer.module.css'

/** The ways to reach us; the menus' Contact links lead here. */
export function ContactBlock() {
  const { contact } = useSite()
  const words = useCommonWords().contact
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-heading">
      <h2 id="contact-heading">{words.title}</h2>
      <p>{words.text}</p>
      <ul className={styles.ways}>
        <li>
          <a className={styles.way} href={`mailto:${contact.email}`}>
            <Icon name="mail" />
            <bdi>{contact.email}</bdi>
          </a>
        </li>
        <li>
          <ExternalLink className={styles.way} href={contact.telegram}>
            <Icon name="telegram" />
            {words.telegram}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink className={styles.way} href={contact.discord}>
            <Icon name="discord" />
            {words.discord}
          </ExternalLink>
        </li>
      </ul>
    </section>
  )
}
