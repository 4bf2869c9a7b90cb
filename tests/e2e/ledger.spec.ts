import { expect, test, type Page } from '@playwright/test'
import { openApp } from '../support/app'
import { messagesOf, releaseFiles } from '../support/content'

const { facts, published, notYet, otherRequests, requests } = messagesOf('en', 'ledger')

/** The end of the sentence that counts requests to this server only. */
const ownServerOnly = requests.split('{count}')[1] ?? ''

const ledger = (page: Page) => page.locator('#ledger')

/** Returns the number of requests that the ledger shows. */
const counted = async (page: Page) =>
  Number(/\d+/.exec(await ledger(page).locator('p.withScripts').innerText()))

test.describe('the ledger', () => {
  // With the policy, the browser blocks requests to other servers.
  test.use({ bypassCSP: true })

  test.beforeEach(async ({ page }) => {
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: '' }))
    await openApp(page, '/download/')
  })

  test('lists what is published, and what is not yet', async ({ page }) => {
    const files = releaseFiles()
    const hasMirrors = files.every(({ channels }) => channels.mirror)
    const hasSizes = files.every(({ key, bytes }) => bytes ?? key === 'windowsDownloader')
    const listOf = (isPublished: boolean) =>
      ledger(page)
        .getByText(isPublished ? published : notYet, { exact: true })
        .locator('..')

    await expect(listOf(hasMirrors)).toContainText(facts.mirrors)
    await expect(listOf(hasSizes)).toContainText(facts.fullSize)
  })

  test('counts all requests of a page, of which browsers list only the first 250', async ({
    page,
  }) => {
    await expect(ledger(page)).toContainText(ownServerOnly)
    const before = await counted(page)

    await page.evaluate(() =>
      Promise.all(Array.from({ length: 300 }, (_, index) => fetch(`/robots.txt?${index}`))),
    )

    await expect.poll(() => counted(page)).toBeGreaterThanOrEqual(before + 300)
    await expect(ledger(page)).toContainText(ownServerOnly)
  })

  test('counts requests to other servers', async ({ page }) => {
    await expect(ledger(page)).toContainText(ownServerOnly)

    await page.evaluate(() => fetch('https://elsewhere.example/', { mode: 'no-cors' }))

    await expect(ledger(page)).toContainText(
      otherRequests.replace(/.*{count}/, '').replace('{others}', '1'),
    )
  })
})
