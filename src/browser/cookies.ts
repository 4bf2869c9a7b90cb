/** The page's cookies as one text; empty where the browser refuses to show them. */
export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Writes a cookie, given whole with its attributes; does nothing where cookies are blocked. */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie
  } catch {
    // Without cookies the choice holds for this visit only.
  }
}
