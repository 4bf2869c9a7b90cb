/** The inline script in every page's head: everything that must run before the first paint or the app. */
import { showWornFace } from '../../features/swap/wear'
import { detectPlatform, detectSystem } from '../../lib/operatingSystem'
import { attempt } from '../attempt'
import { onClick } from '../events'
import { pageState, showWithoutApp } from '../pageState'
import { onStoredChange, readStored, remember } from '../storage'
import { machineHints, platformHints, setSystem } from '../system'
import { applyStoredTheme, colourBrowserBar } from '../theme'
import { canRunApp } from './appNeeds'
import { keepEarlyInput } from './earlyInput'
import { prepareLanguageLinks, redirectToPreferredLanguage } from './language'
import { putOwnSystemFirst } from './ownSystem'
import { recoverFromMissingFiles } from './recovery'
import { adoptUrl, startApp } from './startApp'
import { recordUse } from './usedControls'

const closedBannerKey = 'closedBanner'

attempt(redirectToPreferredLanguage)
prepareLanguageLinks()

try {
  if (canRunApp() && adoptUrl()) prepareApp()
  else forgetApp()
} catch (error) {
  // Extensions, app wrappers and settings of browsers remove functions, or replace them by others that throw.
  forgetApp()
  reportError(error)
}

/** Announces and starts the app. Where it cannot run, the page stays as without scripts. */
function prepareApp(): void {
  applyPageState()
  recordDownloads()
  recordUse()
  keepEarlyInput()
  recoverFromMissingFiles()
  startApp()
  detectIntelMac()
}

/** Removes the state that a page contains if it was saved while the app ran. */
function forgetApp(): void {
  const state = pageState()

  showWithoutApp()
  delete state.os
  delete state.offer
  delete state.failed
}

/** Sets the data attributes on `<html>` that the style sheet needs before the first paint. */
function applyPageState(): void {
  const state = pageState()

  state.js = ''
  setSystem(detectPlatform(platformHints()))
  putOwnSystemFirst()
  if ('share' in navigator) state.share = ''
  applyChoices()

  // On the first `pageshow`, the favicon link and the background colour exist.
  onStoredChange(() => {
    applyChoices()
    colourBrowserBar()
  })
  addEventListener('DOMContentLoaded', checkWornFace)
  onClick('[data-close-banner]', closeBanner)
}

/** Applies what the visitor has chosen on an earlier page or in another tab. */
function applyChoices(): void {
  const state = pageState()

  applyStoredTheme()
  showWornFace()
  if (readStored(closedBannerKey) === state.bannerKey) state.banner = 'closed'
}

/** Checks the face that the visitor wears in the opening of the home page. The app starts only later. */
function checkWornFace(): void {
  const worn = `[name="opening-face"][value="${pageState().wear ?? ''}"]`
  document.querySelector<HTMLInputElement>(worn)?.setAttribute('checked', '')
}

function closeBanner(): void {
  const state = pageState()

  state.banner = 'closed'
  remember(closedBannerKey, state.bannerKey ?? '')
}

/** Records the last clicked download, so that the app shows its dialog even if it starts later. */
function recordDownloads(): void {
  onClick('a[data-download]', (link) => {
    const { dataset, href } = link as HTMLAnchorElement
    const state = pageState()

    state.clickedFile = dataset.download ?? ''
    state.clickedUrl = href
  })
}

/** Detects Intel Macs in Chromium, which returns the hints before the first paint, so that no download card moves. */
function detectIntelMac(): void {
  if (pageState().os !== 'mac') return
  void machineHints().then((hints) => setSystem(detectSystem(hints).system))
}
