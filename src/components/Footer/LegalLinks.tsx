import { useCommonMessages, usePage, useSite } from '../../i18n/PageProvider'
import { ConsentChange } from '../ConsentQuestion/ConsentQuestion'
import { RouteLink } from '../Link/Link'
import * as styles from './Footer.module.css'
import { useBuild } from '../../hooks/browserState'
import { mailtoLink } from '../../lib/addresses'
import { pageName } from '../../lib/paths'

/** The tagline, and the links to fair use, accessibility and translation reports. */
export function LegalLinks() {
  const messages = useCommonMessages()
  return (
    <div className={styles.legal}>
      <p>{messages.footer.tagline}</p>
      <p>{messages.footer.consent}</p>
      <ul>
        <li>
          <RouteLink route="about" anchor="fairUse" className={styles.link}>
            {messages.footer.fairUse}
          </RouteLink>
        </li>
        <li>
          <RouteLink route="about" anchor="accessibility" className={styles.link}>
            {messages.footer.accessibility}
          </RouteLink>
        </li>
        <li>
          <ReportTranslation className={styles.link} />
        </li>
      </ul>
      <ConsentChange />
    </div>
  )
}

/** A mail to support, prefilled with the page, language and build. */
export function ReportTranslation({ className }: { readonly className: string | undefined }) {
  const { contact } = useSite()
  const { route, locale } = usePage()
  const messages = useCommonMessages().reportTranslation
  const body = [pageName(route, locale), useBuild()].filter(Boolean).join(' · ')
  return (
    <a className={className} href={mailtoLink(contact.email, { subject: messages.subject, body })}>
      {messages.action}
    </a>
  )
}
