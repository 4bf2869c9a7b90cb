import { useCommonWords, useSite } from '../../i18n/PageProvider'
import type { Contact, Navigation } from '../../i18n/PageProvider'
import { isRoute } from '../../site/routes'
import { ExternalLink } from '../ExternalLink/ExternalLink'
import { RouteLink } from '../RouteLink/RouteLink'

/** An entry of content/site/navigation.yaml. */
export type NavigationEntry = Navigation['header'][number]

interface NavigationLinkProps {
  readonly entry: NavigationEntry
  readonly className?: string | undefined
}

/** A link of the header or the footer: to a page, to an address of contact.yaml, or to a part of this page. */
export function NavigationLink({ entry, className }: NavigationLinkProps) {
  const { contact } = useSite()
  const { navigation: labels } = useCommonWords()
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
      <ExternalLink href={contact[entry.link as keyof Contact]} className={className}>
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
