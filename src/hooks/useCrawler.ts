import { useSyncExternalStore } from 'react'
import { isCrawler } from '../lib/crawler'

/** Whether a crawler reads the page; no in the built HTML, which knows no visitor. */
export function useCrawler(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => isCrawler(navigator.userAgent),
    () => false,
  )
}
