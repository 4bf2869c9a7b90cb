import { detectPlatform } from '../lib/operatingSystem'
import { closedBannerKey } from './closedBanner'
import { readStored } from './storage'
import { themeKey } from './theme'

/**
 * Tells the style sheet, by attributes of `<html>`, what it must know before the first paint: that scripts
 * run, the chosen theme, whether the banner was closed, which system this is, and whether it has a share sheet.
 */
export function decorate({ dataset }: HTMLElement): void {
  dataset.js = ''
  const platform = detectPlatform(navigator)
  dataset.os = platform === 'ipad' ? 'mobile' : platform
  if ('share' in navigator) dataset.share = ''
  const theme = readStored(themeKey)
  if (theme) dataset.theme = theme
  if (readStored(closedBannerKey) === dataset.bannerKey) dataset.banner = 'closed'
}
