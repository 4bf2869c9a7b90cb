/** Calls `callback` with the matching element after each click in it, before its own listeners. */
export function onClick(selector: string, callback: (element: HTMLElement) => void): void {
  const listener = ({ target }: Event) => {
    const element = target instanceof Element && target.closest<HTMLElement>(selector)
    if (element) callback(element)
  }
  addEventListener('click', listener, true)
}

/** The event with which the app tells the inline script, which is another bundle, that it runs. */
const appStart = 'appstart'

/** Calls `callback` once the app runs. */
export function onAppStart(callback: () => void): void {
  addEventListener(appStart, callback, { once: true })
}

/**
 * Tells the inline script that the app runs: React listens to the controls of the page. It does so in a task of its own,
 * because React cannot hydrate the control that an event is for while it runs effects.
 */
export function reportAppStart(): void {
  setTimeout(() => dispatchEvent(new Event(appStart)))
}

/** Calls `callback` when the page has loaded, or immediately if it has already loaded. */
export function onceLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback()
  else addEventListener('load', callback, { once: true })
}

/** Calls `callback` when the browser is idle, within half a second; in Safari, in the next task. */
export function whenIdle(callback: () => void): void {
  const { requestIdleCallback: request } = window as Partial<Window>
  // The timeout is needed because Chrome sometimes reports no idle period until the pointer moves.
  if (request) request(callback, { timeout: 500 })
  else setTimeout(callback)
}

/** Calls `callback` when the browser is idle, at least `milliseconds` after the load event and after this call. */
export function afterLoad(milliseconds: number, callback: () => void): void {
  onceLoaded(() => setTimeout(whenIdle, milliseconds, callback))
}
