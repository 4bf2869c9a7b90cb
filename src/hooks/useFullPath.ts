import { useSyncExternalStore } from 'react'

/** The path and query of the page's address; undefined in the built HTML, which stands at many addresses. */
export function useFullPath(): string | undefined {
  return useSyncExternalStore(subscribe, () => location.pathname + location.search, unknown)
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange)
  return () => {
    removeEventListener('popstate', onChange)
  }
}

function unknown(): undefined {
  return undefined
}
