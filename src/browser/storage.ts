/** Reads or writes browser storage; returns undefined if it is blocked. The choice then applies to this page only. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}

/** Reads a key of local storage; null if it is missing or storage is blocked. */
export function readStored(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null
}

/** Writes a key of local storage, or removes it if the value is null; does nothing if storage is blocked. */
export function remember(key: string, value: string | null): void {
  attempt(() => {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  })
}

/** Reads `document.cookie`; empty if the browser blocks cookies. */
export function readCookies(): string {
  return attempt(() => document.cookie) ?? ''
}

/** Writes a cookie with its attributes; does nothing if the browser blocks cookies. */
export function writeCookie(cookie: string): void {
  attempt(() => (document.cookie = cookie))
}
