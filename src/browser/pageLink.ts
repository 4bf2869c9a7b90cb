import { routeOfPath } from '../lib/paths'

/** The link to a page of ours in the same language that an event happened on; undefined anywhere else. */
export function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  return link && !link.hreflang && routeOfPath(link.pathname) ? link : undefined
}
