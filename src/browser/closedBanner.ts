import { remember } from './storage'

/** Where the browser keeps which banner was closed. */
export const closedBannerKey = 'closedBanner'

/** Remembers that the banner of this key was closed. */
export function rememberClosedBanner(dismissKey: string): void {
  document.documentElement.dataset.banner = 'closed'
  remember(closedBannerKey, dismissKey)
}
