import { expect, test, type Page } from '@playwright/test'
import { pathFor } from '../../src/lib/paths'
import { openApp, showsPage } from '../support/app'
import { advanceClock, openAppWithPausedClock } from '../support/clock'
import { footerLink, headerLink } from '../support/layoutControls'
import { requestsReported, watchRequests } from '../support/requests'
import { spoof } from '../support/spoof'
import { agents } from '../support/userAgents'

const about = pathFor('about', 'en')
const price = pathFor('price', 'en')
const refund = pathFor('refund', 'en')
const service = pathFor('service', 'en')

const dataOf = (path: string) => `/page-data${path}page-data.json`
const isOtherPage = (path: string) =>
  /^\/page-data\/.*page-data\.json$/.test(path) && !path.includes(about)

/** Opens a page with links, and waits until it has prefetched the page for prices. Returns the paths of all requests. */
async function openAndPrefetch(page: Page): Promise<string[]> {
  const requests = watchRequests(page)
  const script = page.waitForRequest(/price-tsx/)

  await openApp(page, about)
  await expect.poll(() => requests).toContain(dataOf(price))
  await script
  await footerLink(page, about).scrollIntoViewIfNeeded()
  await requestsReported(page)

  return requests
}

test.describe('prefetching', () => {
  test('loads the script and the data of a page together', async ({ page }) => {
    const script = page.waitForRequest(/price-tsx/)

    // The data comes only after the script is requested, so waiting for the data would never end.
    await page.route(`**${dataOf(price)}`, (route) => script.then(() => route.continue()))
    const data = page.waitForResponse(`**${dataOf(price)}`)

    await openApp(page, about)

    await Promise.all([script, data])
  })

  test('loads no file twice', async ({ page }) => {
    const requests = await openAndPrefetch(page)

    // With every page, Gatsby asks the host again whether app-data.json is still the same.
    const files = requests.filter((path) => path !== '/page-data/app-data.json')

    expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([])
  })

  test('leaves nothing to request when the visitor follows the link', async ({ page }) => {
    const requests = await openAndPrefetch(page)

    requests.length = 0
    await headerLink(page, price).click()
    await showsPage(page, 'price')

    expect(requests.filter((path) => path.includes('price'))).toEqual([])
  })

  test('loads a long legal page only when a link to the page is hovered or focused', async ({
    page,
  }) => {
    const requests = watchRequests(page)

    await openApp(page, about)
    await expect.poll(() => requests).toContain(dataOf(price))
    await footerLink(page, service).scrollIntoViewIfNeeded()
    await requestsReported(page)
    expect(requests).not.toContain(dataOf(service))

    await footerLink(page, service).hover()
    await expect.poll(() => requests).toContain(dataOf(service))
    expect(requests).not.toContain(dataOf(refund))

    await footerLink(page, refund).focus()
    await expect.poll(() => requests).toContain(dataOf(refund))
  })
})

for (const [name, connection, userAgent] of [
  ['on a slow connection', { effectiveType: '2g' }, agents.linux],
  ['on a very slow connection', { effectiveType: 'slow-2g' }, agents.linux],
  ['if the visitor saves data', { saveData: true }, agents.linux],
  ['for a crawler', {}, agents.crawler],
] as const) {
  test.describe(`prefetching ${name}`, () => {
    test.use({ userAgent })

    test('is off', async ({ page }) => {
      await spoof(page, { connection })
      const requests = watchRequests(page)

      await openAppWithPausedClock(page, about)
      await advanceClock(page, 3)
      await headerLink(page, price).hover()
      await advanceClock(page, 1)
      expect(requests.filter(isOtherPage)).toEqual([])

      await page.clock.resume()
      await headerLink(page, price).click()
      await showsPage(page, 'price')
    })
  })
}
