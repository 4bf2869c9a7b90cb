import { expect, type Page } from '@playwright/test'
import { requestsReported } from './requests'

/** Opens a page with a paused clock. `page.clock.runFor` advances the clock. */
export async function openWithPausedClock(page: Page, path: string): Promise<void> {
  // Removes the Scheduler API, because Playwright's clock does not control it.
  await page.addInitScript(() => Object.defineProperty(window, 'scheduler', { value: undefined }))
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(path)
}

/** Opens a page with a paused clock, and advances the clock until the app is running. */
export async function openAppWithPausedClock(page: Page, path: string): Promise<void> {
  await openWithPausedClock(page, path)
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(page.locator('html[data-app]')).toHaveCount(1, { timeout: 50 })
  }).toPass({ intervals: [0] })
}

/** Advances a paused clock in steps of one second. After each step, waits until the sent requests are reported. */
export async function advanceClock(page: Page, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    await page.clock.runFor(1000)
    await requestsReported(page)
  }
}
