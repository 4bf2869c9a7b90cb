import { isCrawler } from '../../lib/crawler'
import { anyConfigured } from './thirdPartyIds'
import { readStored, remember } from '../storage'

/** A visitor's choice about analytics. */
export type ConsentChoice = 'yes' | 'no'

/**
 * `off`: consent is not requested and nothing is loaded; `ask`: the consent question is shown; `declined`: the visitor
 * refused; `load`: the visitor consented.
 */
export type AnalyticsState = 'off' | 'ask' | 'declined' | 'load'

/** The input for `analyticsState`. The two privacy signals are the values in `navigator`. */
export interface ConsentInput {
  configured: boolean
  doNotTrack: string | null | undefined
  globalPrivacyControl: boolean | undefined
  crawler: boolean
  choice: ConsentChoice | undefined
}

/** Returns the state of analytics: `off` if unconfigured, for crawlers, or if a privacy signal is set. */
export function analyticsState(input: ConsentInput): AnalyticsState {
  const refused = /^(1|yes)$/.test(input.doNotTrack ?? '') || input.globalPrivacyControl === true
  if (!input.configured || refused || input.crawler) return 'off'
  if (input.choice === undefined) return 'ask'
  return input.choice === 'yes' ? 'load' : 'declined'
}

/** Parses a stored choice; returns undefined for anything except `yes` and `no`. */
export function readChoice(stored: string | null): ConsentChoice | undefined {
  return stored === 'yes' || stored === 'no' ? stored : undefined
}

const key = 'consent'
const changed = 'consentchange'

/** The choice made since page load. Kept in memory, because the browser may block storage. */
let choice: ConsentChoice | 'asking' | undefined

/** Returns the current state of analytics for this visitor. */
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

/** Stores the visitor's choice; for `asking`, shows the consent question again. */
export function setConsent(given: ConsentChoice | 'asking'): void {
  choice = given
  if (given !== 'asking') remember(key, given)
  dispatchEvent(new Event(changed))
}

/** Calls `callback` after every choice; returns a function that unsubscribes. */
export function onConsentChange(callback: () => void): () => void {
  addEventListener(changed, callback)
  return () => {
    removeEventListener(changed, callback)
  }
}
