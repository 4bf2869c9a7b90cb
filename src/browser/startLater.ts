import { addToHead } from './addToHead'
import { onceLoaded } from './onceLoaded'
import { preloadScript } from './preload'
import { whenIdle } from './whenIdle'

/** The scripts of the app in the order in which they run, filled in when the site is built. */
declare const appScripts: readonly string[]

const firstTouches = ['pointerdown', 'keydown'] as const

/** What leads to another page of ours. */
const wayOut = 'a[href^="/"]'

/** How long a loaded page is left to itself, in milliseconds: a tap that comes just with the load is ahead of the app's files. */
const quietTime = 200

/** How long a page that seems about to be left waits with the app, in milliseconds: by then it is gone, or it stays. */
const leavingTime = 3000

/**
 * Starts the app a moment after the page is loaded, when it is idle, or at the first touch, whichever comes first:
 * nothing that a visitor sees first needs it. A touch of a link to another page puts the start off,
 * for its files would only keep that page waiting.
 */
export function startLater(): void {
  let started = false
  let delay = 0
  const start = () => {
    if (started) return
    started = true
    const append = scriptAppender()
    const [boot = '', ...rest] = appScripts
    // Each in a task of its own: to ask for a file costs a slow phone ten milliseconds and more.
    for (const address of rest) setTimeout(preloadScript, 0, address)
    // Without the boot file the others would run in a void.
    append(boot).onload = () => {
      for (const address of rest) setTimeout(append, 0, address)
    }
  }
  const startSoon = () => setTimeout(start, delay)
  const onTouch = ({ target }: Event) => {
    delay = (target as Partial<Element>).closest?.(wayOut) ? leavingTime : 0
    startSoon()
  }
  for (const type of firstTouches) addEventListener(type, onTouch, true)
  onceLoaded(() => setTimeout(whenIdle, quietTime, startSoon))
}

/** Gives what appends a script of the app: under Trusted Types only a policy may name its address, and there may be only one. */
function scriptAppender(): (address: string) => HTMLScriptElement {
  // eslint-disable-next-line compat/compat -- Where it is missing, nothing is refused.
  const policy = window.trustedTypes?.createPolicy('boot', {
    createScriptURL: (address: string) => address,
  })
  return (address) => {
    const src = (policy?.createScriptURL(address) as string | undefined) ?? address
    // Scripts that a script adds run as they arrive unless told to keep their order.
    return addToHead('script', { async: false, src })
  }
}
