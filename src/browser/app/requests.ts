/** The requests of the page since it was opened. `others` went to other hosts. */
export interface RequestCounts {
  readonly all: number
  readonly others: number
}

const counted = 'requestscounted'

/** The requests so far; undefined until the browser lists one. Only `countRequests` sets it. */
let counts: RequestCounts | undefined

/**
 * Counts requests from now on, and those before: the browser's own list ends after 250. Some browsers have no list, or
 * keep it empty.
 */
export function countRequests(): void {
  if (!('PerformanceObserver' in window)) return

  const observer = new PerformanceObserver((list) => {
    const urls = list.getEntries().map(({ name }) => name)
    const others = urls.filter((url) => !url.startsWith(`${location.origin}/`))
    // The first request is that of the document.
    const before = counts ?? { all: 1, others: 0 }

    counts = { all: before.all + urls.length, others: before.others + others.length }
    dispatchEvent(new Event(counted))
  })

  observer.observe({ type: 'resource', buffered: true })
}

/** Returns the number of requests so far; undefined if the browser does not list them. */
export function requestCounts(): RequestCounts | undefined {
  return counts
}

/** Calls `callback` after new requests; returns a function that unsubscribes. */
export function onRequests(callback: () => void): () => void {
  addEventListener(counted, callback)

  return () => removeEventListener(counted, callback)
}
