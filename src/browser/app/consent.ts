import { isCrawler } from '../../lib/crawler'
import { readStored, remember } from '../storage'

/** Google Analytics measurement ID. If unset, analytics is never loaded. */
export const analyticsId = process.env.GATSBY_ANALYTICS_ID

/** Google Tag Manager container ID. If unset, the tag manager is never loaded. */
export const tagLoaderId = process.env.GATSBY_TAG_LOADER_ID

/** Whether any third party has an ID. If so, the site asks for consent. */
export const anyConfigured = Boolean(analyticsId) || Boolean(tagLoaderId)

/** What the visitor has chosen. `yes` and `no` are stored; `asking` only lasts until the page is left. */
type ConsentChoice = 'yes' | 'no' | 'asking'

/**
 * - `off`: nothing is asked or loaded.
 * - `ask`: the question is shown, and nothing is loaded.
 * - `declined`: the visitor has refused. Nothing is asked or loaded.
 * - `load`: the visitor has agreed, so analytics may be loaded.
 */
export type AnalyticsState = 'off' | 'ask' | 'declined' | 'load'

const key = 'consent'
const changed = 'consentchange'

/** The choice made since page load. Kept in memory, because the browser may block storage. */
let choice: ConsentChoice | undefined

/** Returns the state of analytics: `off` if unconfigured, for crawlers, or if a privacy signal is set. */
export function consentState(): AnalyticsState {
  const { doNotTrack, globalPrivacyControl, userAgent } = navigator
  const refused = /^(1|yes)$/.test(doNotTrack ?? '') || globalPrivacyControl
  if (!anyConfigured || refused || isCrawler(userAgent)) return 'off'
  const given = choice ?? readStored(key)
  if (given === 'yes') return 'load'
  return given === 'no' ? 'declined' : 'ask'
}

/** Stores the visitor's choice; for `asking`, shows the consent question again. */
export function setConsent(given: ConsentChoice): void {
  choice = given
  if (given !== 'asking') remember(key, given)
  dispatchEvent(new Event(changed))
}

/** Calls `callback` after every choice in this tab; returns a function that unsubscribes. */
export function onConsentChange(callback: () => void): () => void {
  addEventListener(changed, callback)
  return () => removeEventListener(changed, callback)
}
