import { detectPlatform } from '../../lib/operatingSystem'
import { pageState } from '../pageState'
import { applyStoredTheme } from '../theme'
import { hideDismissedBanner } from './banner'

/** Sets the attributes of `<html>` that the style sheet needs before first paint. */
export function applyPageState(): void {
  const state = pageState()
  state.js = ''
  const platform = detectPlatform(navigator)
  state.os = platform === 'ipad' ? 'mobile' : platform
  if ('share' in navigator) state.share = ''
  applyStoredTheme()
  hideDismissedBanner()
}
