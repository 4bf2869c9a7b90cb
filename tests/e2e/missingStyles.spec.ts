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

/** What networks with a login send instead of a style sheet, with status 200. */
const loginPages = {
  'a page': { contentType: 'text/html', body: '<!doctype html><title>Login</title><p>Accept' },
  nothing: { contentType: 'text/css', body: '' },
}

for (const [name, answer] of Object.entries(loginPages)) {
  test(`a page that gets ${name} instead of its style sheet reloads`, async ({ page }) => {
    let loads = 0

    page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
    await page.route('**/*.css', (route) => (loads > 1 ? route.continue() : route.fulfill(answer)))
    await page.goto('/')
    await page.locator('html[data-app]').waitFor({ state: 'attached' })
    await expect.poll(() => loads).toBe(2)

    await expect(page.locator('body')).toHaveCSS('margin', '0px')
    await expect(page.locator('html')).not.toHaveAttribute('data-failed')
  })
}

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
