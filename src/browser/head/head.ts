/** The inline script in every page's head: everything that must run before the first paint or the app. */
import { detectPlatform } from '../../lib/operatingSystem'
import { recordDownloads } from '../../features/download/clickedDownload'
import { pageState } from '../pageState'
import { platformHints, setSystem } from '../system'
import { applyStoredTheme } from '../theme'
import { wear } from '../../features/swap/wear'
import { hideDismissedBanner, rememberDismissedBanner } from './banner'
import { prepareLanguageLinks, redirectToPreferredLanguage } from './language'
import { recoverFromMissingFiles } from './recovery'
import { startApp } from './startApp'

redirectToPreferredLanguage()
applyPageState()
prepareLanguageLinks()
rememberDismissedBanner()
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
  wear()
  // Apply the stored swap again on `pageshow` (the favicon link now exists, or the page was restored), and on `storage`
  // (the swap changed in another tab).
  for (const type of ['pageshow', 'storage']) addEventListener(type, () => wear())
  hideDismissedBanner()
}

/**
 * Detects Intel Macs from client hints, which Chromium returns before the first paint, so that the download cards do
 * not change places afterwards.
 */
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
