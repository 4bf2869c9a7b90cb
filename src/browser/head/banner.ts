import { onClick } from '../events'
import { pageState } from '../pageState'
import { readStored, remember } from '../storage'

const storageKey = 'closedBanner'

export function hideDismissedBanner(): void {
  const state = pageState()
  if (readStored(storageKey) === state.bannerKey) state.banner = 'closed'
}

/** Hides the banner when the visitor clicks its close button, and stores the dismissal. Works before the app runs. */
export function rememberDismissedBanner(): void {
  onClick('[data-close-banner]', () => {
    const state = pageState()
    state.banner = 'closed'
    remember(storageKey, state.bannerKey ?? '')
  })
}
