import type { ComponentProps, PropsWithChildren } from 'react'
import { useCommonMessages, usePage, useSite } from '../../i18n/PageProvider'
import { pathFor } from '../../lib/paths'
import type { Route } from '../../site/routes'
import { Icon } from '../Icon/Icon'

interface RouteLinkProps extends ComponentProps<'a'> {
  readonly route: Route
  /** The URL fragment, without the `#`. */
  readonly anchor?: string | undefined
}

/**
 * A link to a page in the current language. The app reads `data-route` to follow the link without a page load, and to
 * prefetch the page: see browser/app/links.ts.
 */
export function RouteLink({ route, anchor, ...props }: RouteLinkProps) {
  const page = usePage()

  return (
    <a
      href={pathFor(route, page.locale) + (anchor ? `#${anchor}` : '')}
      data-route={route}
      aria-current={route === page.route && !anchor ? 'page' : undefined}
      {...props}
    />
  )
}

/** A link to a page, in a paragraph of its own, that looks like a button. */
export function CallToAction(props: RouteLinkProps) {
  return (
    <p>
      <RouteLink className="button" {...props} />
    </p>
  )
}

/** A link to the community chat, in a paragraph of its own, that looks like a button. */
export function ChatLink({ children }: PropsWithChildren) {
  return (
    <p>
      <ExternalLink href={useSite().contact.discord} className="button">
        <Icon name="discord" />
        {children}
      </ExternalLink>
    </p>
  )
}

/** A link to the official website of the app that provides the virtual camera. */
export function CameraLink({ children }: PropsWithChildren) {
  const { getCamera } = useCommonMessages()
  const classes = children ? undefined : 'quiet'

  return (
    <ExternalLink className={classes} href={useSite().cameraUrl}>
      {children ?? getCamera}
    </ExternalLink>
  )
}

/** A link that opens another site in a new tab. A visually hidden note announces the new tab to screen readers. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  const { opensInNewTab } = useCommonMessages()
  return (
    <a {...props} target="_blank" rel="noopener">
      {children}
      <span className="visuallyHidden">{` ${opensInNewTab}`}</span>
    </a>
  )
}
