import { isCrawler } from '../../lib/crawler'
import { claimReload } from '../../lib/reloadGuard'
import { onClick } from '../events'
import { pageState } from '../pageState'

/** Matches the errors that Gatsby and webpack throw if page data or a chunk cannot be loaded. */
const missingFile = /page resources|chunk/i

/**
 * Milliseconds from a failed request to the reload. Leaving the page makes requests fail too, but then the page is gone
 * before the delay ends.
 */
const reloadDelay = 1000

let isReloading = false

/**
 * Reloads the page once if the style sheet, or a file that the app needs to start, is missing. If the reload does not
 * help, the page shows an error with a retry button. Once the app runs, Gatsby itself responds to missing files with a
 * full page load.
 */
export function recoverFromMissingFiles(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') recoverSoon(() => true)
      else if (isOwnScript(target)) recoverSoon()
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => {
    if (missingFile.test(String(reason))) recoverSoon()
  })
  onClick('[data-retry]', () => {
    location.reload()
  })
}

function recoverSoon(isMissing = () => !('app' in pageState())): void {
  setTimeout(() => {
    if (isReloading || !isMissing() || isCrawler(navigator.userAgent)) return
    isReloading = true
    if (claimReload(() => sessionStorage, Date.now())) location.reload()
    else pageState().failed = ''
  }, reloadDelay)
}

function isOwnScript(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && target.src.startsWith(location.origin)
}
