import { routeOfPath } from '../lib/paths'

/** What may be a link to a page of ours in the same language. */
export const pageLinkSelector = 'a[href^="/"]:not([hreflang])'

/** The link to a page of ours in the same language that an event happened on; undefined anywhere else. */
export function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinkSelector) : null
  return link && routeOfPath(link.pathname) ? link : undefined
}
