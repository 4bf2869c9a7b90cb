import { useSyncExternalStore } from 'react'

/** The path, query and fragment of the page's address; undefined in the built HTML, which stands at many addresses. */
export function useFullPath(): string | undefined {
  return useSyncExternalStore(subscribe, fullPath, unknown)
}

/** An address with a malformed escape was mended for the app's sake: mendAddress.ts has noted how it was asked for. */
function fullPath(): string {
  const { requested } = document.documentElement.dataset
  return requested ?? location.pathname + location.search + location.hash
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
