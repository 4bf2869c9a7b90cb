import type { Page } from '@playwright/test'

/**
 * Changes what is stored as another page would while the browser keeps this one, and returns to it. The page gets no events
 * while it is kept, and this one when the visitor returns.
 */
export async function restoreWith(
  page: Page,
  stored: Readonly<Record<string, string>>,
): Promise<void> {
  await page.evaluate((changes) => {
    for (const [key, value] of Object.entries(changes)) localStorage.setItem(key, value)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, stored)
}
