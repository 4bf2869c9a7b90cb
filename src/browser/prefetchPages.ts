import { chunkName } from '../lib/chunkName'
import { isCrawler } from '../lib/crawler'
import { mayPrefetch, prefetchMoment } from '../lib/prefetchPolicy'
import { routeOfPath } from '../lib/paths'
import { prefetchDelaySeconds } from '../site/constants'
import { afterLoad } from './afterLoad'
import { preload } from './preload'

/** Fetches pages ahead from one second after load on: those whose links are in view, others when they are pointed at. */
export function prefetchPages(): void {
  const { ___loader: loader } = window
  const fetchData = loader.hovering
  // Gatsby's own links ask on every hover: they, too, must wait and keep to the policy.
  loader.hovering = () => undefined
  if (!mayPrefetch(navigator.connection ?? {}) || isCrawler(navigator.userAgent)) return
  afterLoad(prefetchDelaySeconds * 1000, () => {
    loader.hovering = (path) => {
      const route = routeOfPath(path)
      if (route) fetchChunk(chunkName(route))
      fetchData(path)
    }
    observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) loader.hovering((target as HTMLAnchorElement).pathname)
    })
    observeLinks()
    document.addEventListener('focusin', fetchOnIntent)
    document.addEventListener('pointerover', fetchOnIntent)
  })
}

/** Watches the links of the page that has just been shown. */
export function observeLinks(): void {
  observer?.disconnect()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([hreflang])')) {
    const route = routeOfPath(link.pathname)
    if (route && prefetchMoment(route) === 'inView') observer?.observe(link)
  }
}

let observer: IntersectionObserver | undefined

/** Gatsby's loader would ask for the page's script only when its data has come: on a slow network, too late. */
function fetchChunk(name: string): void {
  if (name === document.documentElement.dataset.chunk || fetched.has(name)) return
  fetched.add(name)
  for (const file of window.___chunkMapping?.[name] ?? []) preload(file, 'script')
}

const fetched = new Set<string>()

function fetchOnIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  if (link && !link.hreflang && routeOfPath(link.pathname)) window.___loader.hovering(link.pathname)
}
