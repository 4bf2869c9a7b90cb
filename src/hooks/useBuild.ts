import { useSyncExternalStore } from 'react'

/** The id of the build that the page comes from; empty in the built HTML, which may be that of several builds. */
export function useBuild(): string {
  return useSyncExternalStore(
    never,
    () => document.documentElement.dataset.build ?? '',
    () => '',
  )
}

function never(): () => void {
  return () => undefined
}
