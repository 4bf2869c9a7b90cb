import { analyticsState, readChoice, type AnalyticsState, type ConsentChoice } from '../lib/consent'
import { isCrawler } from '../lib/crawler'
import { anyConfigured } from '../site/thirdPartyIds'
import { readStored, remember } from './storage'

const key = 'consent'
const changed = 'consentchange'

/** Kept beside storage, which may be blocked: then the answer holds until the page is left. */
let answer: ConsentChoice | 'asking' | undefined

/** What may happen with analytics for this visitor, now. */
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

/** Takes a visitor's answer, or, with `asking`, asks once more. */
export function answerConsent(given: ConsentChoice | 'asking'): void {
  answer = given
  if (given !== 'asking') remember(key, given)
  dispatchEvent(new Event(changed))
}

/** Calls back whenever an answer is given; the function it returns ends that. */
export function onConsentChange(callback: () => void): () => void {
  addEventListener(changed, callback)
  return () => {
    removeEventListener(changed, callback)
  }
}
