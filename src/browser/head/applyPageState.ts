import { detectPlatform } from '../../lib/operatingSystem'
import { pageState } from '../pageState'
import { applyStoredTheme } from '../theme'
import { applyWornSwap } from '../wear'
import { hideDismissedBanner } from './banner'

/** Sets the attributes of `<html>` that the style sheet needs before first paint. */
export function applyPageState(): void {
  const state = pageState()
  state.js = ''
  const platform = detectPlatform(navigator)
  state.os = platform === 'ipad' ? 'mobile' : platform
  if ('share' in navigator) state.share = ''
  applyStoredTheme()
  applyWornSwap()
  // The icon's link is parsed later; another tab or page may have worn another swap since.
  for (const type of ['pageshow', 'storage']) addEventListener(type, applyWornSwap)
  hideDismissedBanner()
}
