import { addToHead } from './addToHead'

/** Fetches a script at once that will be needed soon. */
export function preloadScript(href: string): void {
  addToHead('link', { rel: 'preload', as: 'script', href })
}

/** Fetches data at once that the app will ask for soon. */
export function preloadData(href: string): void {
  addToHead('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
}
