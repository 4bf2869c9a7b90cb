import { useCommonMessages, usePage, useSite } from '../../i18n/PageProvider'
import { ConsentChange } from '../ConsentQuestion/ConsentQuestion'
import { ExternalLink, RouteLink } from '../Link/Link'
import * as styles from './Footer.module.css'
import { useBuild } from '../../hooks/browserState'
import { mailtoLink } from '../../lib/addresses'
import { pageName } from '../../lib/paths'

/** The links to fair use, accessibility, the service status, translation reports, and the analytics choice. */
export function SiteLinks() {
  const { contact } = useSite()
  const messages = useCommonMessages().footer
  return (
    <ul>
      {(['fairUse', 'accessibility'] as const).map((anchor) => (
        <li key={anchor}>
          <RouteLink route="about" anchor={anchor} className={styles.link}>
            {messages[anchor]}
          </RouteLink>
        </li>
      ))}
      {contact.status && (
        <li>
          <ExternalLink href={contact.status} className={styles.link}>
            {messages.status}
          </ExternalLink>
        </li>
      )}
      <li>
        <ReportTranslation className={styles.link} />
      </li>
      <li>
        <ConsentChange />
      </li>
    </ul>
  )
}

/** A mailto link to support with the page, language and build. */
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
