import { onClick } from '../events'
import { pageState } from '../pageState'
import { readStored, remember } from '../storage'

const storageKey = 'closedBanner'

/** Hides the banner if it was dismissed on an earlier visit. */
export function hideDismissedBanner(): void {
  const state = pageState()
  if (readStored(storageKey) === state.bannerKey) state.banner = 'closed'
}

/** Stores the dismissed banner, even before the app runs. */
export function rememberDismissedBanner(): void {
  onClick('[data-close-banner]', () => {
    const state = pageState()
    state.banner = 'closed'
    remember(storageKey, state.bannerKey ?? '')
  })
}
