/** The requests of the page since it was opened. `others` went to other hosts. */
export interface RequestCounts {
  readonly all: number
  readonly others: number
}

const counted = 'requestscounted'

/** The requests so far; the first one is that of the document. Only `countRequests` sets it. */
let counts: RequestCounts = { all: 1, others: 0 }

/** Counts requests from now on, and those before: the browser's own list ends after 250. */
export function countRequests(): void {
  const observer = new PerformanceObserver((list) => {
    const urls = list.getEntries().map(({ name }) => name)
    const others = urls.filter((url) => !url.startsWith(`${location.origin}/`))

    counts = { all: counts.all + urls.length, others: counts.others + others.length }
    dispatchEvent(new Event(counted))
  })

  observer.observe({ type: 'resource', buffered: true })
}

export function requestCounts(): RequestCounts {
  return counts
}

/** Calls `callback` after new requests; returns a function that unsubscribes. */
export function onRequests(callback: () => void): () => void {
  addEventListener(counted, callback)

  return () => removeEventListener(counted, callback)
}
