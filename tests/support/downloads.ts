import type { Page } from '@playwright/test'
import type { Spoof } from './spoof'

/** Locates the opening of a page, which offers the downloads. */
export const opening = (page: Page) => page.locator('main').locator('> *').first()

/** Locates the visible link to a release file. */
export const downloadLink = (page: Page, key: string) =>
  page.locator(`main a[data-download="${key}"]`).locator('visible=true').first()

/** Returns what a browser with client hints says about its system. */
export const hints = (platform: string, highEntropy?: Spoof['highEntropy']): Spoof => ({
  userAgentData: { platform },
  highEntropy,
})

/** What a browser without client hints, such as Safari, says. */
export const noHints: Spoof = { userAgentData: null }
