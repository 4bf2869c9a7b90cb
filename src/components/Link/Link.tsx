import type { ComponentProps } from 'react'
import { useCommonMessages, usePage } from '../../i18n/PageProvider'
import { pathFor } from '../../lib/paths'
import type { Route } from '../../site/routes'

interface RouteLinkProps extends ComponentProps<'a'> {
  readonly route: Route
  /** The fragment, without its #. */
  readonly anchor?: string | undefined
}

/** A link to a page of the site in the current language. */
export function RouteLink({ route, anchor, ...props }: RouteLinkProps) {
  const page = usePage()
  return (
    <a
      href={pathFor(route, page.locale) + (anchor ? `#${anchor}` : '')}
      aria-current={route === page.route && !anchor ? 'page' : undefined}
      {...props}
    />
  )
}

/** A link to another site. It opens in a new tab, which screen readers announce. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  const { opensInNewTab } = useCommonMessages()
  return (
    <a {...props} target="_blank" rel="noopener">
      {children}
      <span className="visuallyHidden">{` ${opensInNewTab}`}</span>
    </a>
  )
}
