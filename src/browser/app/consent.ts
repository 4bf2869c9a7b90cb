import { isCrawler } from '../../lib/crawler'
import { anyConfigured } from '../../site/thirdPartyIds'
import { readStored, remember } from '../storage'

/** A visitor's choice about analytics. */
export type ConsentChoice = 'yes' | 'no'

/** `off`: no consent is requested, nothing is loaded; `ask`: the question is shown; `declined`: no; `load`: yes. */
export type AnalyticsState = 'off' | 'ask' | 'declined' | 'load'

/** The input for the decision about analytics. Both privacy signals are the values of `navigator`. */
export interface ConsentInput {
  configured: boolean
  doNotTrack: string | null | undefined
  globalPrivacyControl: boolean | undefined
  crawler: boolean
  choice: ConsentChoice | undefined
}

/** Returns the state of analytics. It is `off` without configuration, with a privacy signal, and for crawlers. */
export function analyticsState(input: ConsentInput): AnalyticsState {
  const refused = /^(1|yes)$/.test(input.doNotTrack ?? '') || input.globalPrivacyControl === true
  if (!input.configured || refused || input.crawler) return 'off'
  if (input.choice === undefined) return 'ask'
  return input.choice === 'yes' ? 'load' : 'declined'
}

/** Parses a stored choice; undefined for anything but `yes` or `no`. */
export function readChoice(stored: string | null): ConsentChoice | undefined {
  return stored === 'yes' || stored === 'no' ? stored : undefined
}

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
