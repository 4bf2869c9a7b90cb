import { expect, test, type Page } from '@playwright/test'
import { appRuns, openApp } from '../support/app'
import { messagesOf } from '../support/content'
import { footerLink } from '../support/layoutControls'
import { requestsReported } from '../support/requests'
import { blockStorage } from '../support/spoof'
import { agents } from '../support/userAgents'

const { failure } = messagesOf('en', 'common')

/** The files of the about page and of the app that a test lets fail, by what they are. */
const files = {
  'a chunk': /\/component---[^/]*about[^/]*\.js$/,
  'the app': /\/app-[0-9a-f]+\.js$/,
  'the page data': /\/page-data\/about\/page-data\.json$/,
} as const

/** Lets the requests for a file fail. */
const failFile = (page: Page, file: keyof typeof files) =>
  page.route(files[file], (route) => route.abort())

/** Lets the requests for a file succeed again. */
const restoreFile = (page: Page, file: keyof typeof files) => page.unroute(files[file])

/** Locates the error message with the retry button. */
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: failure.title })

/** Waits until the page shows the error message with the retry button. */
async function expectFailure(page: Page): Promise<void> {
  await page.locator('html[data-failed]').waitFor({ state: 'attached' })
  await expect(alert(page)).toBeVisible()
}

/** Clicks the retry button. Waits until the app runs and the page shows no error. */
async function retry(page: Page): Promise<void> {
  await page.getByRole('button', { name: failure.retry }).click()
  await appRuns(page)
  await expect(alert(page)).toBeHidden()
}

/** Starts to count how often the browser loads the about page. Returns a getter for the count. */
function countLoads(page: Page): () => number {
  let loads = 0

  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest() && pathname === '/about/') loads += 1
  })

  return () => loads
}

test.describe('at the end of a page whose app fails to load', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the error message is below the footer', async ({ page }) => {
    await failFile(page, 'the app')
    await page.goto('/about/')
    await expectFailure(page)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const footer = await page.locator('footer').last().boundingBox()
    const message = await alert(page).boundingBox()
    const footerEnd = footer ? footer.y + footer.height : Infinity

    expect(message?.y).toBeGreaterThanOrEqual(footerEnd - 1)
  })
})

for (const file of ['a chunk', 'the app', 'the page data'] as const) {
  test.describe(`a page for which ${file} fails to load`, () => {
    test('reloads once, then shows its text and an error', async ({ page }) => {
      const loads = countLoads(page)

      await failFile(page, file)
      await page.goto('/about/')
      await expectFailure(page)
      await expect(page.locator('h1')).toBeVisible()
      expect(loads()).toBe(2)
    })

    test('runs the app after one more load if the visitor retries', async ({ page }) => {
      const loads = countLoads(page)

      await failFile(page, file)
      await page.goto('/about/')
      await expectFailure(page)
      await restoreFile(page, file)
      await retry(page)
      expect(loads()).toBe(3)
    })
  })
}

for (const file of ['a chunk', 'the page data'] as const) {
  test.describe(`a clicked page for which ${file} fails to load`, () => {
    test('loads in full once, then shows an error until the visitor retries', async ({ page }) => {
      const loads = countLoads(page)

      await failFile(page, file)
      await openApp(page, '/price/')
      await footerLink(page, '/about/').click()
      await expectFailure(page)
      // A page that loads in full again and again would do so within this time.
      await page.waitForTimeout(2000)
      expect(loads()).toBe(1)
      await restoreFile(page, file)
      await retry(page)
    })
  })
}

test('a page shows no error if a chunk loads on the second attempt', async ({ page }) => {
  const loads = countLoads(page)

  await page.route(files['a chunk'], (route) => (loads() === 1 ? route.abort() : route.continue()))
  await page.goto('/about/')
  await appRuns(page)
  await expect(alert(page)).toBeHidden()
  expect(loads()).toBe(2)
})

test('a page whose app fails to load does not reload if storage is blocked', async ({ page }) => {
  await blockStorage(page)
  const loads = countLoads(page)

  await failFile(page, 'the app')
  await page.goto('/about/')
  await expectFailure(page)
  expect(loads()).toBe(1)
})

test.describe('for a crawler', () => {
  test.use({ userAgent: agents.crawler })

  test('a page whose app fails to load neither reloads nor shows an error', async ({ page }) => {
    const loads = countLoads(page)

    await page.clock.install()
    await failFile(page, 'the app')
    const failed = page.waitForEvent('requestfailed')

    await page.goto('/about/')
    await failed
    await page.clock.runFor(5000)
    await requestsReported(page)
    await expect(alert(page)).toBeHidden()
    expect(loads()).toBe(1)
  })
})
