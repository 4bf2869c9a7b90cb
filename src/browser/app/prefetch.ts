import { isCrawler } from '../../lib/crawler'
import { isLegalRoute } from '../../site/routes'
import { addToHead } from '../addToHead'
import { afterLoad } from '../events'
import { pageLink, pageLinkSelector } from './links'

/** Milliseconds from the load event to the start of prefetching. */
const delay = 1000

/** Reports links that come into view. Set by `prefetchPages` once prefetching starts, and used by `observeLinks`. */
let observer: IntersectionObserver | undefined

/**
 * Prefetches pages when links to them are hovered, focused or, except for legal pages, in view. Does nothing if the visitor
 * saves data, for connections that are as slow as 2G, and for crawlers.
 */
export function prefetchPages(): void {
  const { saveData, effectiveType } = navigator.connection ?? {}
  if (saveData || effectiveType?.endsWith('2g') || isCrawler(navigator.userAgent)) return

  afterLoad(delay, () => {
    observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) prefetch(target as HTMLAnchorElement)
    })

    observeLinks()
    document.addEventListener('focusin', prefetchOnIntent)
    document.addEventListener('pointerover', prefetchOnIntent)
  })
}

/** Prefetches the linked pages when the links come into view, except the long legal pages. */
export function observeLinks(): void {
  observer?.disconnect()
  for (const link of document.querySelectorAll<HTMLAnchorElement>(pageLinkSelector)) {
    if (!isLegalRoute(link.dataset.route)) observer?.observe(link)
  }
}

/** The paths of the pages that `prefetch` has requested. */
const prefetched = new Set<string>()

/** Loads a page's data and its scripts in parallel. Gatsby's loader requests the scripts only after the data. */
function prefetch({ pathname, dataset }: HTMLAnchorElement): void {
  if (prefetched.has(pathname)) return
  prefetched.add(pathname)

  for (const href of window.pageScripts?.[dataset.route ?? ''] ?? [])
    addToHead('link', { rel: 'preload', as: 'script', href })
  window.___loader.hovering(pathname)
}

function prefetchOnIntent(event: Event): void {
  const link = pageLink(event)
  if (link) prefetch(link)
}
