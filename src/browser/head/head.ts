/** The inline script of every page: everything that must run before first paint or before the app. */
import { detectPlatform } from '../../lib/operatingSystem'
import { recordDownloads } from '../download'
import { pageState } from '../pageState'
import { applyStoredTheme } from '../theme'
import { applyWornSwap } from '../wear'
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

/** Sets the attributes of `<html>` that the style sheet needs before first paint. */
function applyPageState(): void {
  const state = pageState()
  state.js = ''
  state.os = detectPlatform(navigator)
  if ('share' in navigator) state.share = ''
  applyStoredTheme()
  applyWornSwap()
  // The icon's link is parsed later; another tab or page may have worn another swap since.
  for (const type of ['pageshow', 'storage']) addEventListener(type, applyWornSwap)
  hideDismissedBanner()
}

/** Chromium reports the processor before first paint, so that the download cards don't change places after it. */
function detectIntelMac(): void {
  const state = pageState()
  const { userAgentData } = navigator
  if (state.os !== 'mac') return
  userAgentData?.getHighEntropyValues(['architecture']).then(
    ({ architecture }) => {
      if (architecture === 'x86') state.os = 'macIntel'
    },
    () => undefined,
  )
}
