import { analytics, tagLoader } from '../site/thirdParties'
import { addToHead } from './addToHead'
import { afterLoad } from './afterLoad'
import { consentState, onConsentChange } from './consentAnswer'

/** In the words of Google's tag: nothing is kept in the browser, neither in cookies nor elsewhere. */
const noStorage = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

let loaded = false

/** Loads the configured third parties once the page is idle and the visitor has agreed, now or later. */
export function startAnalytics(): void {
  afterLoad(0, loadIfAgreed)
  onConsentChange(() => {
    // What has been loaded can't be unloaded but with the page.
    if (loaded && consentState() === 'declined') location.reload()
    else loadIfAgreed()
  })
}

/** Counts a view of the page at a path, while the visitor agrees to it. */
export function countPageView(path: string): void {
  if (loaded && consentState() === 'load') tell('event', 'page_view', { page_path: path })
}

function loadIfAgreed(): void {
  if (!loaded && consentState() === 'load') load()
}

function load(): void {
  loaded = true
  window.dataLayer = []
  // Before all else: what was agreed to is counting, and the privacy policy promises that our own cookie is the only one.
  tell('consent', 'default', noStorage)
  window.dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() })
  tell('js', new Date())
  if (analytics.id) tell('config', analytics.id, { send_page_view: false })
  countPageView(location.pathname)
  for (const { id, script } of [analytics, tagLoader])
    if (id) addToHead('script', { async: true, src: script + id })
}

const tell: (...command: unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params -- the queue takes a command as `arguments` only, not as an array
  window.dataLayer?.push(arguments)
}
