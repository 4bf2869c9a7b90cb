import { chunkName } from '../lib/chunkName'
import { isCrawler } from '../lib/crawler'
import { laterChunkName } from '../lib/laterChunkName'
import { mayPrefetch, prefetchMoment } from '../lib/prefetchPolicy'
import { routeOfPath } from '../lib/paths'
import { prefetchDelaySeconds } from '../site/constants'
import { afterLoad } from './afterLoad'
import { pageLink, pageLinkSelector } from './pageLink'
import { preloadScript } from './preload'

/** Fetches pages ahead from one second after load on: those whose links are in view, others when they are pointed at. */
export function prefetchPages(): void {
  if (!mayPrefetch(navigator.connection ?? {}) || isCrawler(navigator.userAgent)) return
  afterLoad(prefetchDelaySeconds * 1000, () => {
    observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) fetchPage((target as HTMLAnchorElement).pathname)
    })
    observeLinks()
    document.addEventListener('focusin', fetchOnIntent)
    document.addEventListener('pointerover', fetchOnIntent)
  })
}

/** Watches the links of the page that has just been shown. */
export function observeLinks(): void {
  observer?.disconnect()
  for (const link of document.querySelectorAll<HTMLAnchorElement>(pageLinkSelector)) {
    const route = routeOfPath(link.pathname)
    if (route && prefetchMoment(route) === 'inView') observer?.observe(link)
  }
}

let observer: IntersectionObserver | undefined

/**
 * Fetches a page's data and, at the same time, its script: Gatsby's loader would ask for that one only afterwards.
 * What the page shows below its opening follows when somebody means to go there.
 */
function fetchPage(path: string, isMeant = false): void {
  const route = routeOfPath(path)
  const chunk = route && chunkName(route)
  if (chunk && chunk !== document.documentElement.dataset.chunk) {
    fetchChunk(chunk)
    if (isMeant) fetchChunk(laterChunkName(chunk))
  }
  window.___loader.hovering(path)
}

function fetchChunk(name: string): void {
  if (fetched.has(name)) return
  fetched.add(name)
  for (const file of window.___chunkMapping?.[name] ?? []) preloadScript(file)
}

const fetched = new Set<string>()

function fetchOnIntent(event: Event): void {
  const link = pageLink(event)
  if (link) fetchPage(link.pathname, true)
}
