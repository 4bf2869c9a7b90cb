import { onClick } from './onClick'
import { remember } from './storage'

/** Where the browser keeps which banner was closed. */
export const closedBannerKey = 'closedBanner'

/** Remembers which banner is closed by its button; the browser closes it by itself, also before the app runs. */
export function rememberClosedBanner(): void {
  onClick('[data-close-banner]', () => {
    const { dataset } = document.documentElement
    dataset.banner = 'closed'
    remember(closedBannerKey, dataset.bannerKey ?? '')
  })
}
