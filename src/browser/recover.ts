import { onClick } from './onClick'
import { patience, reloadOnce } from './reloadOnce'

/** How Gatsby and webpack say that a page's data or a chunk could not be had. */
const missingFile = /page resources|chunk/i

/**
 * Looks after an app that can't start because a file of it did not arrive: the page reloads once, and
 * if that was of no use, it says so and offers to try again. Once the app runs, what misses a file answers for itself:
 * Gatsby, for a whole page, with a full load, which comes by here; `lazySections` with the same reload; the rest
 * of the page does without.
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

function recover(): void {
  if (!('app' in document.documentElement.dataset)) reloadOnce()
}

function isOwnScript(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && target.src.startsWith(location.origin)
}
