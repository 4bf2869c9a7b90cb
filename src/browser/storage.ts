import { attempt } from './attempt'

// If the browser blocks storage, the visitor's choices apply to the current page only.

/** Returns the value of a key in local storage; null if the key is missing or storage is blocked. */
export function readStored(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null
}

/** Writes a value to local storage, or removes the key if the value is null; does nothing if storage is blocked. */
export function remember(key: string, value: string | null): void {
  attempt(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)))
}

/** Returns `document.cookie`; an empty string if the browser blocks cookies. */
export function readCookies(): string {
  return attempt(() => document.cookie) ?? ''
}

/** Sets a cookie from a string with attributes; does nothing if the browser blocks cookies. */
export function writeCookie(cookie: string): void {
  attempt(() => (document.cookie = cookie))
}

/**
 * Calls `callback` when another tab may have changed what is stored, unless the browser blocks storage. Returns a function
 * that unsubscribes.
 */
export function onStoredChange(callback: () => void): () => void {
  // A restored page (`pageshow`) has received no events while the visitor was on other pages.
  const types = ['storage', 'pageshow']
  const listener = () => {
    if (attempt(() => localStorage)) callback()
  }

  types.forEach((type) => addEventListener(type, listener))

  return () => types.forEach((type) => removeEventListener(type, listener))
}
