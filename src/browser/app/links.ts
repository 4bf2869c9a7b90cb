import { navigate } from 'gatsby'
import { routeOfPath } from '../../lib/paths'

/** Selects candidates for links to a page of the site in the same language. */
export const pageLinkSelector = 'a[href^="/"]:not([hreflang])'

/** The link to a page of the site in the same language that an event happened on; undefined anywhere else. */
export function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinkSelector) : null
  return link && routeOfPath(link.pathname) ? link : undefined
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click opens its link in the same tab: the primary button without modifier keys. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Handles clicks on links to pages of the site inside the app. They are plain links, which work before it has started. */
export function followLinks(): void {
  addEventListener('click', (event) => {
    const link = pageLink(event)
    if (!link || !isPlainClick(event) || event.defaultPrevented) return
    // The browser itself scrolls to a fragment of the current page.
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    const replace = link.href === location.href
    navigate(link.pathname + link.search + link.hash, { replace })
  })
}

/** Closes the open menus of the header, which stays when the page changes. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll('header details')) menu.removeAttribute('open')
}
