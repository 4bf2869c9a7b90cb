import { usePage, useWords } from '../../i18n/PageProvider'
import { ExternalLink } from '../ExternalLink/ExternalLink'
import { Icon } from '../Icon/Icon'
import type { NavigationEntry } from '../Navigation/NavigationLink'
import { NavigationList } from '../Navigation/NavigationList'
import { RouteLink } from '../RouteLink/RouteLink'
import * as styles from './Footer.module.css'

interface FooterProps {
  readonly entries: readonly NavigationEntry[]
}

/** The end of every page: how to reach us, the legal pages, and the one rule of the house. */
export function Footer({ entries }: FooterProps) {
  const words = useWords('common')
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <ContactBlock />
        <nav aria-label={words.navigation.footerLabel}>
          <NavigationList entries={entries} layout="column" />
        </nav>
        <div className={styles.house}>
          <p>{words.footer.tagline}</p>
          <p>{words.footer.consent}</p>
          <p>
            <RouteLink route="about" anchor="fairUse" className={styles.link}>
              {words.footer.fairUse}
            </RouteLink>
          </p>
        </div>
      </div>
    </footer>
  )
}

function ContactBlock() {
  const { contact } = usePage()
  const words = useWords('common').contact
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
