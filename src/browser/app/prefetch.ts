import { isCrawler } from '../../lib/crawler'
import { routeOfPath } from '../../lib/paths'
import { routes, type Route } from '../../site/routes'
import { afterLoad } from '../events'
import { preloadScript } from '../preload'
import { pageLink, pageLinkSelector } from './links'

/** Milliseconds from the load event to the start of prefetching. */
const delay = 1000

let observer: IntersectionObserver | undefined

/**
 * Starts prefetching one second after the load event. Pages are prefetched when a link to them is in view, hovered or
 * focused; legal pages only when the link is hovered or focused.
 */
export function prefetchPages(): void {
  if (!mayPrefetch(navigator.connection ?? {}) || isCrawler(navigator.userAgent)) return
  afterLoad(delay, () => {
    observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) prefetch((target as HTMLAnchorElement).pathname)
    })
    observeLinks()
    document.addEventListener('focusin', prefetchOnIntent)
    document.addEventListener('pointerover', prefetchOnIntent)
  })
}

/** Observes the links on the current page, to prefetch the linked pages when the links come into view. */
export function observeLinks(): void {
  observer?.disconnect()
  for (const link of document.querySelectorAll<HTMLAnchorElement>(pageLinkSelector)) {
    const route = routeOfPath(link.pathname)
    if (route && prefetchMoment(route) === 'inView') observer?.observe(link)
  }
}

const preloaded = new Set<string>()

/** Loads a page's data and scripts in parallel. Gatsby's loader requests the scripts only after the data. */
function prefetch(path: string): void {
  for (const script of window.pageScripts?.[routeOfPath(path) ?? ''] ?? []) {
    if (!preloaded.has(script)) preloadScript(script)
    preloaded.add(script)
  }
  window.___loader.hovering(path)
}

function prefetchOnIntent(event: Event): void {
  const link = pageLink(event)
  if (link) prefetch(link.pathname)
}

/** Returns whether pages may be prefetched on a connection: not if data saver is on, and not on 2G. */
export function mayPrefetch({
  saveData,
  effectiveType,
}: NonNullable<Navigator['connection']>): boolean {
  return saveData !== true && effectiveType !== '2g' && effectiveType !== 'slow-2g'
}

/**
 * Returns what prefetches a route: `inView`, a link in view; or `onIntent`, for the long legal pages, a hovered or
 * focused link.
 */
function prefetchMoment(route: Route): 'inView' | 'onIntent' {
  const namespaces: readonly string[] = routes[route].namespaces
  return namespaces.includes('legal') ? 'onIntent' : 'inView'
}
