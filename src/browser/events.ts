/** Calls back for clicks on or inside elements that match a selector, before any other listener. */
export function onClick(selector: string, callback: (element: HTMLElement) => void): void {
  addEventListener(
    'click',
    ({ target }) => {
      const element = target instanceof Element && target.closest<HTMLElement>(selector)
      if (element) callback(element)
    },
    true,
  )
}

/** Calls back when the page has loaded, or immediately if it already has. */
export function onceLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback()
  else addEventListener('load', callback, { once: true })
}

/** Calls back when the browser is idle, within half a second. In Safari, which lacks idle callbacks, in the next task. */
export function whenIdle(callback: () => void): void {
  const { requestIdleCallback: request } = window as Partial<Window>
  // Chrome sometimes reports no idle period until the pointer moves.
  if (request) request(callback, { timeout: 500 })
  else setTimeout(callback)
}

/** Calls back in an idle period, a number of milliseconds after load. */
export function afterLoad(milliseconds: number, callback: () => void): void {
  onceLoaded(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // loadEventEnd is 0 until all listeners of `load` have run.
    const loaded = visit && visit.loadEventEnd > 0 ? visit.loadEventEnd : performance.now()
    setTimeout(whenIdle, Math.max(0, loaded + milliseconds - performance.now()), callback)
  })
}
