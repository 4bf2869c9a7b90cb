/** Reads a key of local storage; null if it is missing or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes a key of local storage, or removes it if the value is null; does nothing if storage is blocked. */
export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Without storage, the choice applies to this page only.
  }
}

/** Reads `document.cookie`; empty if the browser blocks cookies. */
export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Writes a cookie with its attributes; does nothing if the browser blocks cookies. */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie
  } catch {
    // Without cookies, the choice applies to this page only.
  }
}
