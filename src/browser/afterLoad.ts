import { onceLoaded } from './onceLoaded'
import { whenIdle } from './whenIdle'

/** Calls back, as soon as the browser is idle, when a number of milliseconds has passed since the page was loaded. */
export function afterLoad(milliseconds: number, callback: () => void): void {
  onceLoaded(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // The event's own end is not noted yet while its listeners run.
    const loaded = visit && visit.loadEventEnd > 0 ? visit.loadEventEnd : performance.now()
    setTimeout(whenIdle, Math.max(0, loaded + milliseconds - performance.now()), callback)
  })
}
