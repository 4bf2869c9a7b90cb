import type { Page } from '@playwright/test'

/** Waits until what was changed, emulated or focused takes effect, which is one frame later. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}
