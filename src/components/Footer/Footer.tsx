import { memo } from 'react'
import { useCommonMessages, useSite } from '../../i18n/PageProvider'
import { NavigationList } from '../Navigation/Navigation'
import * as styles from './Footer.module.css'
import { LegalLinks } from './LegalLinks'
import { ExternalLink } from '../Link/Link'
import { Icon } from '../Icon/Icon'

/** The footer of every page: contact, navigation and legal links. */
export const Footer = memo(function Footer() {
  const { navigation } = useSite()
  const messages = useCommonMessages()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <ContactBlock />
        <nav aria-label={messages.navigation.footerLabel}>
          <NavigationList entries={navigation.footer} layout="column" />
        </nav>
        <LegalLinks />
      </div>
    </footer>
  )
})

/** The contact links; the Contact entries of the menus lead here. */
export function ContactBlock() {
  const { contact } = useSite()
  const messages = useCommonMessages().contact
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-heading">
      <h2 id="contact-heading">{messages.title}</h2>
      <p>{messages.text}</p>
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
            {messages.telegram}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink className={styles.way} href={contact.discord}>
            <Icon name="discord" />
            {messages.discord}
          </ExternalLink>
        </li>
      </ul>
    </section>
  )
}
