import { analytics, tagLoader } from '../../site/thirdParties'
import { addToHead } from '../addToHead'
import { afterLoad } from '../events'
import { analyticsId, consentState, onConsentChange, tagLoaderId } from './consent'

/** Consent settings under which Google's scripts store nothing in the browser. */
const noStorage = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

/** Whether `loadIfAgreed` has added the scripts of the third parties, which only a reload removes. */
let isLoaded = false

/** Loads analytics once the page is idle and the visitor has consented. */
export function startAnalytics(): void {
  afterLoad(0, loadIfAgreed)
  onConsentChange(() => {
    // Only a reload can remove a script that is already running.
    if (isLoaded && consentState() === 'declined') location.reload()
    else loadIfAgreed()
  })
}

/** Reports a view of the page at a path to analytics, if the visitor has consented. */
export function reportPageView(path: string): void {
  if (isLoaded && consentState() === 'load') gtag('event', 'page_view', { page_path: path })
}

/** Loads analytics once, if the visitor has consented, and reports the view of this page. */
function loadIfAgreed(): void {
  if (isLoaded || consentState() !== 'load') return
  isLoaded = true

  window.dataLayer = []
  // This command must come first, so that nothing is stored: consent covers only counting without cookies.
  gtag('consent', 'default', noStorage)
  window.dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() })
  gtag('js', new Date())
  if (analyticsId) gtag('config', analyticsId, { send_page_view: false })
  reportPageView(location.pathname)

  if (analyticsId) addToHead('script', { async: true, src: analytics.script + analyticsId })
  if (tagLoaderId) addToHead('script', { async: true, src: tagLoader.script + tagLoaderId })
}

const gtag: (...command: unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params -- gtag.js reads commands as `arguments` objects only
  window.dataLayer?.push(arguments)
}
