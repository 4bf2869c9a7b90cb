import * as styles from './Navigation.module.css'
import { type Contact, type Navigation, useCommonMessages, useSite } from '../../i18n/PageProvider'
import { isRoute } from '../../site/routes'
import { ExternalLink, RouteLink } from '../Link/Link'

interface NavigationListProps {
  readonly entries: readonly NavigationEntry[]
  readonly layout: 'row' | 'column'
}

/** The links of a menu, in a row or a column. */
export function NavigationList({ entries, layout }: NavigationListProps) {
  return (
    <ul className={styles[layout]}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <NavigationLink entry={entry} className={styles.link} />
        </li>
      ))}
    </ul>
  )
}

/** An entry of content/site/navigation.yaml. */
export type NavigationEntry = Navigation['header'][number]

interface NavigationLinkProps {
  readonly entry: NavigationEntry
  readonly className?: string | undefined
}

/** A link to a page, to a URL of contact.yaml, or to a fragment of this page. */
export function NavigationLink({ entry, className }: NavigationLinkProps) {
  const { contact } = useSite()
  const { navigation: labels } = useCommonMessages()
  const label = labels[entry.key as keyof typeof labels]
  if (entry.route && isRoute(entry.route)) {
    return (
      <RouteLink route={entry.route} className={className}>
        {label}
      </RouteLink>
    )
  }
  if (entry.link) {
    return (
      <ExternalLink href={contact[entry.link as keyof Contact] ?? ''} className={className}>
        {label}
      </ExternalLink>
    )
  }
  return (
    <a href={`#${entry.anchor ?? ''}`} className={className}>
      {label}
    </a>
  )
}
