import { navigate } from 'gatsby'
import { decoded } from '../../lib/decoded'
import { routeOfPath } from '../../lib/paths'
import { pageState } from '../pageState'

/** Selects links that may lead to a page on this site in the same language. `pageLink` also checks the path. */
export const pageLinkSelector = 'a[href^="/"]:not([hreflang])'

/** Returns the link on which an event occurred, if the link leads to a page on this site in the same language. */
export function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinkSelector) : null
  return link && routeOfPath(link.pathname) ? link : undefined
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Returns whether a click opens its link in the same tab: the primary button without modifier keys. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Replaces page loads with client-side navigation after clicks on links to pages on this site. */
export function followLinks(): void {
  addEventListener('click', (event) => {
    const link = pageLink(event)
    if (!link || !isPlainClick(event) || event.defaultPrevented) return
    // The browser itself scrolls to a fragment on the current page. Gatsby would throw if it cannot decode a fragment.
    if (link.hash && link.pathname === location.pathname) return
    if (decoded(link.hash, 1) === undefined) return
    // After an error, the app no longer renders pages.
    if (!('app' in pageState())) return
    event.preventDefault()
    const replace = link.href === location.href

    navigate(link.pathname + link.search + link.hash, { replace })
  })
}
