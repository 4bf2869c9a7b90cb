import { detectPlatform } from '../lib/platform'
import { closedBannerKey } from './closedBanner'
import { themeKey } from './theme'

/**
 * Tells the style sheet, by attributes of `<html>`, what it must know before the first paint: that scripts
 * run, the chosen theme, whether the banner was closed, and which system this is.
 */
export function decorate({ dataset }: HTMLElement): void {
  dataset.js = ''
  const platform = detectPlatform(navigator)
  dataset.os = platform === 'ipad' ? 'mobile' : platform
  if (dataset.os === 'mobile') dataset.device = 'mobile'
  try {
    const theme = localStorage.getItem(themeKey)
    if (theme) dataset.theme = theme
    if (localStorage.getItem(closedBannerKey) === dataset.bannerKey) dataset.banner = 'closed'
  } catch {
    // Storage is blocked: the page shows what it shows to a new visitor.
  }
}
