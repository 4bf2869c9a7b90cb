import { navigate } from 'gatsby'
import { routeOfPath } from '../../lib/paths'

/** Selects candidates for links to a page of the site in the same language. */
export const pageLinkSelector = 'a[href^="/"]:not([hreflang])'

/** Returns the link of an event if it leads to a page of the site in the same language. */
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

/** Navigates on the client after clicks on links to pages of the site. Before the app runs, plain links work. */
export function followLinks(): void {
  addEventListener('click', (event) => {
    const link = pageLink(event)
    if (!link || !isPlainClick(event) || event.defaultPrevented) return
    // The browser scrolls to fragments of the current page.
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    const replace = link.href === location.href
    navigate(link.pathname + link.search + link.hash, { replace })
  })
}
