/** How much has moved since the page was opened, as Chromium counts layout shift, half a second from now; runs in the page. */
export function shifts(): Promise<number> {
  return new Promise((resolve) => {
    let total = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        total += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(total), 500)
  })
}
