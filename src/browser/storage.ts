/** What the browser remembers under a key; null when there is nothing, or when storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Remembers a value under a key; does nothing where storage is blocked. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // What could not be remembered holds on this page only.
  }
}
