/** How long, in milliseconds, a change of page may keep the old one on the screen before it goes on without a transition. */
const patience = 200

let pageIsShown: (() => void) | undefined

/**
 * Lets the change to a page that is already at hand be a view transition, where the browser has them and
 * motion is welcome. A page that must be fetched first goes its usual way: nothing waits for the network.
 */
export function transitionPages(): void {
  const go = window.___navigate
  window.___navigate = (to, options) => {
    const soft = 'startViewTransition' in document && isAtHand(to) && !wantsStillness()
    // Before the transition, whose first act is to stop the frames that the router waits for.
    go(to, options)
    if (!soft) return
    const shown = new Promise<void>((resolve) => (pageIsShown = resolve))
    const late = new Promise<void>((resolve) => setTimeout(resolve, patience))
    const { ready } = document.startViewTransition(() => Promise.race([shown, late]))
    // Skipped, in a hidden tab or by the next click: the page is there all the same.
    ready.catch(() => undefined)
  }
}

/** To be called when a page has come: ends the wait of its transition. */
export function endTransition(): void {
  pageIsShown?.()
}

function isAtHand(to: unknown): boolean {
  if (typeof to !== 'string') return false
  const { pathname } = new URL(to, location.href)
  return pathname !== location.pathname && Boolean(window.___loader.loadPageSync(pathname))
}

function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
