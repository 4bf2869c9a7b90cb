/**
 * Makes an address that Gatsby would break on one that it can read: it decodes a path three times over,
 * and throws at `/%E0%A4%A` and `/100%25/` alike. How it was asked for is noted at `<html>`.
 */
export function mendAddress(): void {
  const { pathname, search, hash } = location
  try {
    decodeURIComponent(decodeURIComponent(decodeURIComponent(pathname)))
  } catch {
    document.documentElement.dataset.requested = pathname + search + hash
    // Without the origin, what follows two slashes would be the name of another house.
    const mended = location.origin + pathname.replaceAll('%', '') + search + hash
    history.replaceState(history.state, '', mended)
  }
}
