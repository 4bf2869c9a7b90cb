import { expect, test, type Page } from '@playwright/test'
import { appRuns, openApp } from '../support/app'
import { messagesOf } from '../support/content'
import { footerLink } from '../support/layoutControls'
import { requestsReported } from '../support/requests'
import { blockStorage } from '../support/spoof'
import { agents } from '../support/userAgents'

const { failure } = messagesOf('en', 'common')

test.describe('if a file fails to load', () => {
  const alert = (page: Page) => page.getByRole('alert').filter({ hasText: failure.title })

  /** Waits until the page shows the error message with the retry button. */
  async function expectFailure(page: Page): Promise<void> {
    await page.locator('html[data-failed]').waitFor({ state: 'attached' })
    await expect(alert(page)).toBeVisible()
  }

  /** Starts to count the loads of the page at a path. Returns a getter for the count. */
  function countLoads(page: Page, path: string): () => number {
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && new URL(request.url()).pathname === path) loads += 1
    })
    return () => loads
  }

  test('at the end of the page, the error message is below the footer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.route(/\/app-[0-9a-f]+\.js$/, (route) => route.abort())
    await page.goto('/about/')
    await expectFailure(page)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const footer = await page.locator('footer').last().boundingBox()
    const message = await alert(page).boundingBox()

    expect(message?.y).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? Infinity) - 1)
  })

  for (const [name, pattern] of [
    ['a chunk', /\/component---[^/]*about[^/]*\.js$/],
    ['the app', /\/app-[0-9a-f]+\.js$/],
    ['the page data', /\/page-data\/about\/page-data\.json$/],
  ] as const) {
    test(`the page reloads once, then shows a retry button (${name})`, async ({ page }) => {
      const loads = countLoads(page, '/about/')

      await page.route(pattern, (route) => route.abort())
      await page.goto('/about/')
      await expectFailure(page)
      expect(loads()).toBe(2)
      await expect(page.locator('h1')).toBeVisible()
      await page.unroute(pattern)
      await page.getByRole('button', { name: failure.retry }).click()
      await appRuns(page)
      await expect(alert(page)).toBeHidden()
      expect(loads()).toBe(3)
    })
  }

  for (const [name, pattern] of [
    ['a chunk', /\/component---[^/]*about[^/]*\.js$/],
    ['the page data', /\/page-data\/about\/page-data\.json$/],
  ] as const) {
    test(`a clicked page loads in full once, then shows a retry button (${name})`, async ({
      page,
    }) => {
      const loads = countLoads(page, '/about/')

      await page.route(pattern, (route) => route.abort())
      await openApp(page, '/price/')
      await footerLink(page, '/about/').click()
      await expectFailure(page)
      await page.waitForTimeout(2000)
      expect(loads()).toBe(1)
      await page.unroute(pattern)
      await page.getByRole('button', { name: failure.retry }).click()
      await appRuns(page)
      await expect(alert(page)).toBeHidden()
    })
  }

  test('the page shows no error if the file loads on the second attempt', async ({ page }) => {
    const loads = countLoads(page, '/about/')

    await page.route(/\/component---[^/]*about[^/]*\.js$/, (route) =>
      loads() === 1 ? route.abort() : route.continue(),
    )
    await page.goto('/about/')
    await appRuns(page)
    await expect(alert(page)).toBeHidden()
    expect(loads()).toBe(2)
  })

  test('the page does not reload if storage is blocked', async ({ page }) => {
    await blockStorage(page)
    const loads = countLoads(page, '/about/')
    await page.route(/\/app-[0-9a-f]+\.js$/, (route) => route.abort())
    await page.goto('/about/')
    await expectFailure(page)
    expect(loads()).toBe(1)
  })

  test.describe('for a crawler', () => {
    test.use({ userAgent: agents.crawler })

    test('the page neither reloads nor shows an error', async ({ page }) => {
      const loads = countLoads(page, '/about/')

      await page.clock.install()
      await page.route(/\/app-[0-9a-f]+\.js$/, (route) => route.abort())
      const failed = page.waitForEvent('requestfailed')

      await page.goto('/about/')
      await failed
      await page.clock.runFor(5000)
      await requestsReported(page)
      await expect(alert(page)).toBeHidden()
      expect(loads()).toBe(1)
    })
  })
})
