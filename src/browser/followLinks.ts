import { isPlainClick } from './isPlainClick'
import { pageLink } from './pageLink'

/** Follows links to pages of ours inside the app. They are plain links: until it has started, the browser follows them. */
export function followLinks(): void {
  addEventListener('click', (event) => {
    const link = pageLink(event)
    if (!link || !isPlainClick(event) || event.defaultPrevented) return
    // To a part of this page, the browser knows the way.
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    const replace = link.href === location.href
    window.___navigate(link.pathname + link.search + link.hash, { replace })
  })
}
