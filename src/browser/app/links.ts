import { navigate } from 'gatsby'
import { decoded } from '../../lib/decoded'
import { claimReload } from '../../lib/reloadGuard'
import { onClick } from '../events'
import { pageState } from '../pageState'

/** Selects the links to pages on this site. `RouteLink` renders them, with the name of the route. */
export const pageLinkSelector = 'a[data-route]'

/** Returns the link on which an event occurred, if the link leads to a page on this site. */
export function pageLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinkSelector) : null
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Returns whether a click opens its link in the same tab: the primary button without modifier keys. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Scrolls smoothly after clicks on links to fragments of the current page. All other scrolling is instant. */
export function scrollToFragments(): void {
  onClick('a[href*="#"]', (link) => {
    const { hash, pathname } = link as HTMLAnchorElement
    if (hash && pathname === location.pathname) pageState().scroll = 'smooth'
  })
}

/** Makes the next page start at its top, without motion. */
export function stopSmoothScrolling(): void {
  const state = pageState()
  if (!('scroll' in state)) return

  delete state.scroll
  // Chromium applies a changed `scroll-behavior` to the window only with the next layout.
  document.documentElement.getBoundingClientRect()
}

/**
 * Opens a page on this site. Gatsby loads the page in full if its files fail to load. If they then fail again, the page
 * shows the error at once instead of reloading.
 */
export function openPage(url: string, { replace }: { readonly replace: boolean }): void {
  claimFailedLoad(url)
  navigate(url, { replace })
}

/** Counts Gatsby's full loads after Back and Forward in the same way. */
export function claimFailedReturns(): void {
  addEventListener('popstate', () => claimFailedLoad(location.pathname))
}

function claimFailedLoad(url: string): void {
  const { pathname } = new URL(url, location.href)

  // The loader caches its responses, so that Gatsby's own call sends no second request.
  void window.___loader.loadPage(pathname).then((page) => {
    if (!page || page.status === 'error') claimReload(() => sessionStorage, Date.now())
  })
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

    openPage(link.pathname + link.search + link.hash, { replace })
  })
}
