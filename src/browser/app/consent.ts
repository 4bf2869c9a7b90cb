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

/** The answer of this visit: storage may be blocked. */
let answer: ConsentChoice | 'asking' | undefined

/** What analytics may do for this visitor now. */
export function consentState(): AnalyticsState {
  const given = answer ?? readChoice(readStored(key))
  return analyticsState({
    configured: anyConfigured,
    doNotTrack: navigator.doNotTrack,
    globalPrivacyControl: navigator.globalPrivacyControl,
    crawler: isCrawler(navigator.userAgent),
    choice: given === 'asking' ? undefined : given,
  })
}

/** Records the visitor's answer; `asking` shows the question again. */
export function answerConsent(given: ConsentChoice | 'asking'): void {
  answer = given
  if (given !== 'asking') remember(key, given)
  dispatchEvent(new Event(changed))
}

/** Calls back whenever an answer is given; returns a function that unsubscribes. */
export function onConsentChange(callback: () => void): () => void {
  addEventListener(changed, callback)
  return () => {
    removeEventListener(changed, callback)
  }
}
