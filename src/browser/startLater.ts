import { preload } from './preload'

/** The scripts of the app in the order in which they run, filled in when the site is built. */
declare const appScripts: readonly string[]

const firstTouches = ['pointerdown', 'keydown', 'touchstart'] as const

/**
 * Starts the app once the page is loaded and idle, or at the first touch, whichever comes first:
 * nothing that a visitor sees first needs it.
 */
export function startLater(): void {
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const type of firstTouches) removeEventListener(type, start, true)
    const [boot = '', ...rest] = appScripts
    // Each in a task of its own: to ask for a file costs a slow phone ten milliseconds and more.
    for (const address of rest) setTimeout(preload, 0, address, 'script')
    // Without the boot file the others would run in a void.
    append(boot).onload = () => {
      for (const address of rest) setTimeout(append, 0, address)
    }
  }
  for (const type of firstTouches) addEventListener(type, start, { capture: true, passive: true })
  // Safari has no idle callback: there the next task has to do.
  const { requestIdleCallback: whenIdle = setTimeout } = window as Partial<Window>
  addEventListener('load', () => whenIdle(start))
}

function append(address: string): HTMLScriptElement {
  const script = document.createElement('script')
  // Scripts that a script adds run as they arrive unless told to keep their order.
  script.async = false
  script.src = trusted(address)
  document.head.append(script)
  return script
}

/** Under Trusted Types only a policy may name a script's address: ours names the app's own scripts. */
function trusted(address: string): string {
  if (!window.trustedTypes) return address
  // eslint-disable-next-line compat/compat -- The line above asks for it.
  policy ??= window.trustedTypes.createPolicy('boot', { createScriptURL: (url: string) => url })
  return policy.createScriptURL(address) as unknown as string
}

let policy: Pick<TrustedTypePolicy, 'createScriptURL'> | undefined
