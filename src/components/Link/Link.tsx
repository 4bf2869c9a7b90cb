import type { ReactNode } from 'react'
import { useCommonMessages, usePage } from '../../i18n/PageProvider'
import { pathFor } from '../../lib/paths'
import type { Route } from '../../site/routes'

interface RouteLinkProps {
  readonly route: Route
  /** The fragment, without its #. */
  readonly anchor?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link to a page of the site in the current language. */
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

/** A link to another site. It opens in a new tab, which screen readers announce. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const messages = useCommonMessages()
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="visuallyHidden">{` ${messages.opensInNewTab}`}</span>
    </a>
  )
}
