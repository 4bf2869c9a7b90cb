import { ExternalLink, RouteLink } from '../../components/Link/Link'
import { useCommonMessages, useSite, type Site } from '../../i18n/PageProvider'
import { valueAt } from '../../lib/valueAt'
import { isRoute } from '../../site/routes'
import * as styles from './Navigation.module.css'

type Entries = Site['navigation']['header']

interface NavigationListProps {
  readonly entries: Entries
  readonly layout: 'row' | 'column'
}

export function NavigationList({ entries, layout }: NavigationListProps) {
  const { contact } = useSite()
  const { navigation: labels } = useCommonMessages()
  const linkOf = ({ key, route, link, anchor }: Entries[number]) => {
    const children = valueAt(labels, key)
    const props = { className: `rowLink ${styles.link}`, children }
    if (route && isRoute(route)) return <RouteLink route={route} {...props} />
    if (link) return <ExternalLink href={valueAt(contact, link) ?? ''} {...props} />
    return <a href={`#${anchor ?? ''}`} {...props} />
  }

  return (
    <ul className={styles[layout]}>
      {entries.map((entry) => (
        <li key={entry.key}>{linkOf(entry)}</li>
      ))}
    </ul>
  )
}
