import { isCrawler } from '../../lib/crawler'
import { routeOfPath } from '../../lib/paths'
import { mayPrefetch, prefetchMoment } from '../../lib/prefetchPolicy'
import { prefetchDelaySeconds } from '../../site/constants'
import { afterLoad } from '../events'
import { preloadScript } from '../preload'
import { pageLink, pageLinkSelector } from './links'

let observer: IntersectionObserver | undefined

/** Prefetches pages from one second after load: those whose links are in view, others when they are pointed at. */
export function prefetchPages(): void {
  if (!mayPrefetch(navigator.connection ?? {}) || isCrawler(navigator.userAgent)) return
  afterLoad(prefetchDelaySeconds * 1000, () => {
    observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) prefetch((target as HTMLAnchorElement).pathname)
    })
    observeLinks()
    document.addEventListener('focusin', prefetchOnIntent)
    document.addEventListener('pointerover', prefetchOnIntent)
  })
}

/** Observes the links of the page that has just been rendered. */
export function observeLinks(): void {
  observer?.disconnect()
  for (const link of document.querySelectorAll<HTMLAnchorElement>(pageLinkSelector)) {
    const route = routeOfPath(link.pathname)
    if (route && prefetchMoment(route) === 'inView') observer?.observe(link)
  }
}

const preloaded = new Set<string>()

/** Loads a page's data and preloads its script in parallel: Gatsby's loader requests the script only after the data. */
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
