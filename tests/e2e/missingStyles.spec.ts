import { expect, test, type Page } from '@playwright/test'
import { samplesIn } from '../support/sitePages'

/** Opens a page, and waits until it gives up loading its style sheet. */
async function openWithoutStyles(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-failed]').waitFor({ state: 'attached' })
}

/** Returns the widths of elements in CSS pixels. */
const widthsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map(({ scrollWidth }) => scrollWidth))

test.describe('without the style sheet', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test.beforeEach(({ page }) => page.route('**/*.css', (route) => route.abort()))

  test('a page reloads once', async ({ page }) => {
    let loads = 0

    page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
    await openWithoutStyles(page, '/')

    expect(loads).toBe(2)
  })

  test('pictures are narrower than a phone, and icons are small', async ({ page }) => {
    for (const { path } of samplesIn('ar')) {
      await openWithoutStyles(page, path)

      expect([path, Math.max(...(await widthsOf(page, 'svg')))]).toEqual([path, 16])
      expect(Math.max(0, ...(await widthsOf(page, 'img')))).toBeLessThanOrEqual(320)
    }
  })
})
