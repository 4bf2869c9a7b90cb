import { isCrawler } from '../../lib/crawler'
import { claimReload } from '../../lib/reloadGuard'
import { onClick } from '../events'
import { pageState } from '../pageState'

/** How Gatsby and webpack report that page data or a chunk could not be loaded. */
const missingFile = /page resources|chunk/i

/**
 * Milliseconds between a failed request and the reload. A page that is being left has its requests aborted; after this
 * time it is gone, or the file is really missing.
 */
const reloadDelay = 1000

let isReloading = false

/**
 * Reloads the page once if a file that the app needs to start is missing. If a reload has just failed to help, the page
 * shows a message and a retry button instead. Once the app runs, Gatsby handles failures itself with a full page load.
 */
export function recoverFromMissingFiles(): void {
  addEventListener('error', ({ target }) => isOwnScript(target) && recoverSoon(), true)
  addEventListener('unhandledrejection', ({ reason }) => {
    if (missingFile.test(String(reason))) recoverSoon()
  })
  onClick('[data-retry]', () => {
    location.reload()
  })
}

function recoverSoon(): void {
  setTimeout(() => {
    if (isReloading || 'app' in pageState() || isCrawler(navigator.userAgent)) return
    isReloading = true
    if (claimReload(() => sessionStorage, Date.now())) location.reload()
    else pageState().failed = ''
  }, reloadDelay)
}

function isOwnScript(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && target.src.startsWith(location.origin)
}
