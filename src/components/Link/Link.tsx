import type { ReactNode } from 'react'
import { useCommonMessages, usePage } from '../../i18n/PageProvider'
import { pathFor } from '../../lib/paths'
import type { Route } from '../../site/routes'

interface RouteLinkProps {
  readonly route: Route
  /** The part of the page to arrive at, without its #. */
  readonly anchor?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link to a page of ours in the language of the page it stands on. */
export function RouteLink({ route, anchor, className, children }: RouteLinkProps) {
  const page = usePage()
  return (
    <a
      href={pathFor(route, page.locale) + (anchor ? `#${anchor}` : '')}
      className={className}
      aria-current={route === page.route && !anchor ? 'page' : undefined}
    >
      {children}
    </a>
  )
}

interface ExternalLinkProps {
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link to another site: it opens in a new tab, and says so to those who listen. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const messages = useCommonMessages()
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="visuallyHidden">{` ${messages.opensInNewTab}`}</span>
    </a>
  )
}
