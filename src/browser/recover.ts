import { isCrawler } from '../lib/crawler'
import { claimReload } from '../lib/reloadGuard'

/** How Gatsby and webpack say that a page's data or a chunk could not be had. */
const missingFile = /page resources|chunk/i

/**
 * Looks after an app that can't start because a file of it did not arrive: the page reloads once, and
 * if that was of no use, it says so and offers to try again. Once the app runs, Gatsby answers a
 * missing file with a full load, which comes by here.
 */
export function recoverFromFailure(): void {
  addEventListener('error', ({ target }) => isOwnScript(target) && recover(), true)
  addEventListener('unhandledrejection', ({ reason }) => {
    if (missingFile.test(String(reason))) recover()
  })
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-retry]')) location.reload()
  })
}

let recovering = false

function recover(): void {
  const { dataset } = document.documentElement
  if (recovering || 'app' in dataset || isCrawler(navigator.userAgent)) return
  recovering = true
  if (claimReload(() => sessionStorage, Date.now())) location.reload()
  else dataset.failed = ''
}

function isOwnScript(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && target.src.startsWith(location.origin)
}
