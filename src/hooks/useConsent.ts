import { useSyncExternalStore } from 'react'
import { consentState, onConsentChange } from '../browser/consentAnswer'
import type { AnalyticsState } from '../lib/consent'

/** What may happen with analytics; `off` in the built HTML, which knows no visitor. */
export function useConsent(): AnalyticsState {
  return useSyncExternalStore(onConsentChange, consentState, () => 'off')
}
