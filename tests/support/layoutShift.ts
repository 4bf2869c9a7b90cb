import type { Page } from '@playwright/test'

/** Returns the cumulative layout shift since the page was opened or since a later time. Only Chromium measures it. */
export function layoutShift(page: Page, since = 0): Promise<number> {
  return page.evaluate(async (start) => {
    let total = 0

    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime >= start) total += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    await new Promise((resolve) => setTimeout(resolve, 300))

    return total
  }, since)
}
