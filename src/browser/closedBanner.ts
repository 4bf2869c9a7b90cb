/** Where the browser keeps which banner was closed. */
export const closedBannerKey = 'closedBanner'

/** Remembers that the banner of this key was closed; does nothing where storage is blocked. */
export function rememberClosedBanner(dismissKey: string): void {
  document.documentElement.dataset.banner = 'closed'
  try {
    localStorage.setItem(closedBannerKey, dismissKey)
  } catch {
    // Without storage the banner stays closed on this page only.
  }
}
