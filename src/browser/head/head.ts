/** The inline script in every page's head: everything that must run before the first paint or the app. */
import { detectPlatform } from '../../lib/operatingSystem'
import { onClick } from '../events'
import { pageState } from '../pageState'
import { readStored, remember } from '../storage'
import { platformHints, setSystem } from '../system'
import { applyStoredTheme } from '../theme'
import { showWornFace } from '../../features/swap/wear'
import { prepareLanguageLinks, redirectToPreferredLanguage } from './language'
import { recoverFromMissingFiles } from './recovery'
import { startApp } from './startApp'

const closedBannerKey = 'closedBanner'

redirectToPreferredLanguage()
applyPageState()
prepareLanguageLinks()
recordDownloads()
recoverFromMissingFiles()
startApp()
detectIntelMac()

/** Sets the data attributes on `<html>` that the style sheet needs before the first paint. */
function applyPageState(): void {
  const state = pageState()

  state.js = ''
  setSystem(detectPlatform(platformHints()))
  if ('share' in navigator) state.share = ''
  applyStoredTheme()
  showWornFace()
  // On `pageshow`, the favicon link exists or the page was restored; on `storage`, another tab has changed the face.
  for (const type of ['pageshow', 'storage']) addEventListener(type, () => showWornFace())
  addEventListener('DOMContentLoaded', checkWornFace)
  hideClosedBanner()
}

/** Checks the face that the visitor wears in the hero of the home page. The app starts only later. */
function checkWornFace(): void {
  const worn = `[name="stage-face"][value="${pageState().wear ?? ''}"]`
  document.querySelector<HTMLInputElement>(worn)?.setAttribute('checked', '')
}

/** Hides the banner if the visitor has closed it before, and when the visitor closes it. */
function hideClosedBanner(): void {
  const state = pageState()
  if (readStored(closedBannerKey) === state.bannerKey) state.banner = 'closed'
  onClick('[data-close-banner]', () => {
    state.banner = 'closed'
    remember(closedBannerKey, state.bannerKey ?? '')
  })
}

/** Records the last clicked download, so that the app shows its dialog even if it starts later. */
function recordDownloads(): void {
  onClick('a[data-download]', (link) => {
    const { dataset, href } = link as HTMLAnchorElement
    pageState().download = `${dataset.download ?? ''} ${href}`
  })
}

/** Detects Intel Macs in Chromium, which returns this hint before the first paint, so that no download card moves. */
function detectIntelMac(): void {
  const { userAgentData } = navigator
  if (pageState().os !== 'mac') return
  userAgentData?.getHighEntropyValues(['architecture']).then(
    ({ architecture }) => {
      if (architecture === 'x86') setSystem('macIntel')
    },
    () => undefined,
  )
}
