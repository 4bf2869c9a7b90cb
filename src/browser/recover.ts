import { isCrawler } from '../lib/crawler'
import { claimReload } from '../lib/reloadGuard'
import { onClick } from './onClick'

/** How Gatsby and webpack say that a page's data or a chunk could not be had. */
const missingFile = /page resources|chunk/i

/**
 * A page that is being left is cut off from what it was still fetching. After this many milliseconds it is gone, and
 * nothing loads it again under the visitor's hands; or it is still there, and a file is missing indeed.
 */
const patience = 1000

/**
 * Looks after an app that can't start because a file of it did not arrive: the page reloads once, and
 * if that was of no use, it says so and offers to try again. Once the app runs, Gatsby answers a
 * missing file with a full load, which comes by here.
 */
export function recoverFromFailure(): void {
  addEventListener('error', ({ target }) => isOwnScript(target) && recoverSoon(), true)
  addEventListener('unhandledrejection', ({ reason }) => {
    if (missingFile.test(String(reason))) recoverSoon()
  })
  onClick('[data-retry]', () => {
    location.reload()
  })
}

function recoverSoon(): void {
  setTimeout(recover, patience)
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
