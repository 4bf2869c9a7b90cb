import {
  analyticsState,
  readChoice,
  type AnalyticsState,
  type ConsentChoice,
} from '../../lib/consent'
import { isCrawler } from '../../lib/crawler'
import { anyConfigured } from '../../site/thirdPartyIds'
import { readStored, remember } from '../storage'

const key = 'consent'
const changed = 'consentchange'

/** The choice during this visit, because storage may be blocked. */
let choice: ConsentChoice | 'asking' | undefined

/** Returns the state of the analytics consent. */
export function consentState(): AnalyticsState {
  const given = choice ?? readChoice(readStored(key))
  return analyticsState({
    configured: anyConfigured,
    doNotTrack: navigator.doNotTrack,
    globalPrivacyControl: navigator.globalPrivacyControl,
    crawler: isCrawler(navigator.userAgent),
    choice: given === 'asking' ? undefined : given,
  })
}

/** Stores the visitor's choice; `asking` shows the question again. */
export function setConsent(given: ConsentChoice | 'asking'): void {
  choice = given
  if (given !== 'asking') remember(key, given)
  dispatchEvent(new Event(changed))
}

/** Calls back after every choice; returns a function that unsubscribes. */
export function onConsentChange(callback: () => void): () => void {
  addEventListener(changed, callback)
  return () => {
    removeEventListener(changed, callback)
  }
}
