import { ExternalLink, RouteLink } from '../../components/Link/Link'
import { useBuild } from '../../hooks/browserState'
import { useCommonMessages, usePage, useSite } from '../../i18n/PageProvider'
import { mailtoLink } from '../../lib/mailtoLink'
import { pageName } from '../../lib/paths'
import { ConsentChange } from '../ConsentQuestion/ConsentQuestion'

export function SiteLinks() {
  const { email, status } = useSite().contact
  const { route, locale } = usePage()
  const { footer, reportTranslation } = useCommonMessages()
  // The email body tells support which page, language and build the report is about.
  const body = [pageName(route, locale), useBuild()].filter(Boolean).join(' · ')
  const report = mailtoLink(email, { subject: reportTranslation.subject, body })

  return (
    <ul>
      {(['fairUse', 'accessibility'] as const).map((anchor) => (
        <li key={anchor}>
          <RouteLink route="about" anchor={anchor} className="rowLink">
            {footer[anchor]}
          </RouteLink>
        </li>
      ))}
      {status && (
        <li>
          <ExternalLink href={status} className="rowLink">
            {footer.status}
          </ExternalLink>
        </li>
      )}
      <li>
        <a className="rowLink" href={report}>
          {reportTranslation.action}
        </a>
      </li>
      <li>
        <ConsentChange />
      </li>
    </ul>
  )
}
