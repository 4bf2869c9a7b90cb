import { isCrawler } from '../lib/crawler'
import { claimReload } from '../lib/reloadGuard'

/**
 * A page that is being left is cut off from what it was still fetching. After this many milliseconds it is gone, and
 * nothing loads it again under the visitor's hands; or it is still there, and a file is missing indeed.
 */
export const patience = 1000

let reloading = false

/** Reloads a page that misses a file of its own; if that was of no use just now, the page says so and offers to try again. */
export function reloadOnce(): void {
  if (reloading || isCrawler(navigator.userAgent)) return
  reloading = true
  if (claimReload(() => sessionStorage, Date.now())) location.reload()
  else document.documentElement.dataset.failed = ''
}
