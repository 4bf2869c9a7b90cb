import { analytics, tagLoader } from '../../site/thirdParties'
import { afterLoad } from '../events'
import { addToHead } from '../preload'
import { consentState, onConsentChange } from './consent'

/** Google's consent settings: nothing is stored in the browser, neither in cookies nor elsewhere. */
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
    // A loaded script can be unloaded only with the page.
    if (loaded && consentState() === 'declined') location.reload()
    else loadIfAgreed()
  })
}

/** Counts a view of the page at a path, if the visitor has consented. */
export function countPageView(path: string): void {
  if (loaded && consentState() === 'load') tell('event', 'page_view', { page_path: path })
}

function loadIfAgreed(): void {
  if (!loaded && consentState() === 'load') load()
}

function load(): void {
  loaded = true
  window.dataLayer = []
  // First: visitors consent to counting only, and the privacy policy says that the site's own cookie is the only one.
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
