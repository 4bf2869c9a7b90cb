import { isCrawler } from '../../lib/crawler'
import { claimReload } from '../../lib/reloadGuard'
import { onClick } from '../events'
import { pageState, showWithoutApp } from '../pageState'

/** Matches the errors that Gatsby and webpack throw if page data or a chunk cannot be loaded. */
const missingFile = /page resources|chunk/i

/** Milliseconds from a failed request to the reload. Requests also fail when visitors leave a page. */
const reloadDelay = 1000

/** Whether `recoverSoon` has reacted to a failed request: several requests may fail at once. */
let isReloading = false

/**
 * Reloads the page once if the style sheet or a file that the app needs to start is missing. If that does
 * not help, the page shows a retry button. Once the app runs, Gatsby itself reloads for missing files.
 */
export function recoverFromMissingFiles(): void {
  const onError = (event: Event) => {
    const { target } = event
    const isSheet = isStyleSheet(target)
    const isScript = target instanceof HTMLScriptElement && target.src.startsWith(location.origin)
    if (isSheet || isScript) recoverSoon(isSheet)
    if (event instanceof ErrorEvent && isAppScript(event.filename)) stayWithoutApp()
  }

  const onLoad = ({ target }: Event) => {
    if (isStyleSheet(target) && isEmpty(target)) recoverSoon(true)
  }

  addEventListener('error', onError, true)
  // Unlike other events, the load events of elements do not reach the window.
  document.addEventListener('load', onLoad, true)
  addEventListener('unhandledrejection', ({ reason }) => {
    if (missingFile.test(String(reason))) recoverSoon()
    else stayWithoutApp()
  })
  onClick('[data-retry]', () => location.reload())
}

function isStyleSheet(target: EventTarget | null): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet'
}

/**
 * Returns whether a loaded style sheet of the site has no rules: networks with a login answer every request with their
 * own page, and Chromium reports no error then. Browsers do not show the rules of other hosts, from which extensions load.
 */
function isEmpty({ href, sheet }: HTMLLinkElement): boolean {
  return href.startsWith(`${location.origin}/`) && !sheet?.cssRules.length
}

/** Returns whether a URL is that of a script of the app. Other programs also add scripts to a page. */
function isAppScript(url: string): boolean {
  return url.startsWith(`${location.origin}/`) && url.endsWith('.js')
}

/** If the app throws while it starts, a reload does not help. The page stays as without scripts. */
function stayWithoutApp(): void {
  if (!('app' in pageState())) showWithoutApp()
}

/**
 * After a delay, reloads the page, unless the app runs by then and `evenInApp` is false. If a reload has not helped, the
 * page stays without the app.
 */
function recoverSoon(evenInApp = false): void {
  setTimeout(() => {
    const isRunning = 'app' in pageState() && !evenInApp
    if (isReloading || isRunning || isCrawler(navigator.userAgent)) return
    isReloading = true
    if (claimReload(() => sessionStorage, Date.now())) {
      location.reload()

      return
    }

    pageState().failed = ''
    stayWithoutApp()
  }, reloadDelay)
}
