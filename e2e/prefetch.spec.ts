import { expect, test, type Page } from '@playwright/test'
import { letPass, requestsNoted } from './support/settled'
import { agents, openApp, openAppInHeldTime, spoof } from './support/visitor'

/** Notes where every request from now on goes. */
function watchRequests(page: Page) {
  const asked: { path: string }[] = []
  page.on('request', (request) => asked.push({ path: new URL(request.url()).pathname }))
  return asked
}

/** What the page has fetched, and when each was asked for in milliseconds since its load, by the page's own clock. */
function fetched(page: Page): Promise<readonly { path: string; at: number }[]> {
  return page.evaluate(() => {
    const [{ loadEventEnd }] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ]
    return performance.getEntriesByType('resource').map(({ name, startTime }) => ({
      path: new URL(name).pathname,
      at: startTime - loadEventEnd,
    }))
  })
}

const otherPages = (asked: readonly { path: string }[], own: string) =>
  asked
    .filter(({ path }) => path.startsWith('/page-data/') && !path.includes(own))
    .map(({ path }) => path)
    .filter((path) => !/app-data|shared/.test(path))

test('pages in view are fetched from one second after load on, once each, and using them asks nothing', async ({
  page,
}) => {
  const asked = watchRequests(page)
  await openApp(page, '/about/')
  await expect.poll(() => otherPages(asked, '/about/')).toContain('/page-data/price/page-data.json')
  await expect.poll(() => asked.some(({ path }) => path.includes('templates-price'))).toBe(true)
  // The footer leads to the same pages once more.
  await page.locator('footer nav a').last().scrollIntoViewIfNeeded()
  await requestsNoted(page)
  const early = (await fetched(page)).filter(({ at }) => at < 1000)
  expect(otherPages(early, '/about/')).toEqual([])
  const pages = otherPages(asked, '/about/')
  expect(new Set(pages).size).toBe(pages.length)
  asked.length = 0
  await page.locator('header').getByRole('link', { name: 'Pricing', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-page', 'price___en')
  expect(asked.filter(({ path }) => path.includes('price'))).toEqual([])
})

test('the long legal pages are fetched when they are pointed at', async ({ page }) => {
  const asked = watchRequests(page)
  await openApp(page, '/about/')
  // From then on links are fetched as soon as they come into view.
  await expect.poll(() => otherPages(asked, '/about/')).toContain('/page-data/price/page-data.json')
  const terms = page.locator('footer').getByRole('link', { name: 'Terms of service' })
  await terms.scrollIntoViewIfNeeded()
  await requestsNoted(page)
  expect(otherPages(asked, '/about/')).not.toContain('/page-data/service/page-data.json')
  await terms.hover()
  await expect
    .poll(() => otherPages(asked, '/about/'))
    .toContain('/page-data/service/page-data.json')
})

test('of the home page the opening is fetched, and the rest when it is pointed at', async ({
  page,
}) => {
  const asked = watchRequests(page)
  const scripts = () =>
    asked.map(({ path }) => path).filter((path) => path.includes('templates-home'))
  await openApp(page, '/about/')
  await expect.poll(scripts).toEqual([expect.stringMatching(/templates-home-tsx-[0-9a-f]+\.js/)])
  await requestsNoted(page)
  expect(scripts()).toHaveLength(1)
  const home = page.locator('header a[href="/"]').locator('visible=true').first()
  await home.hover()
  await expect.poll(scripts).toContainEqual(expect.stringMatching(/templates-home-tsx-later-/))
  await home.click()
  await expect(page.locator('#modes')).toBeVisible()
  expect(scripts()).toHaveLength(2)
})

/** The scripts of other pages than the one whose template is named. */
const otherScripts = (asked: readonly { path: string }[], own: string) =>
  asked
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/component---') && !path.includes(own))

for (const connection of [
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
  { saveData: true },
]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await spoof(page, { connection })
    const asked = watchRequests(page)
    await openAppInHeldTime(page, '/about/')
    await letPass(page, 3)
    await page.locator('header').getByRole('link', { name: 'Pricing', exact: true }).hover()
    await letPass(page, 1)
    expect(otherPages(asked, '/about/')).toEqual([])
    expect(otherScripts(asked, 'templates-about')).toEqual([])
    await page.locator('header').getByRole('link', { name: 'Pricing', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-page', 'price___en')
  })
}

test('nothing is asked before one second has passed but what the page itself needs', async ({
  page,
}) => {
  await openApp(page, '/')
  const own =
    /^\/(page-data\/(app-data|shared\/en|index\/page-data)\.json|[\w~-]+\.js|(opening|lower)\.\w+\.css|cast\/|static\/|fonts\/|favicon)/
  const others = async () => (await fetched(page)).filter(({ path }) => !own.test(path))
  await expect.poll(others).not.toEqual([])
  expect((await others()).filter(({ at }) => at < 1000)).toEqual([])
})

test.describe('a crawler', () => {
  test.use({ userAgent: agents.crawler })

  test('fetches nothing ahead', async ({ page }) => {
    const asked = watchRequests(page)
    await openAppInHeldTime(page, '/about/')
    await letPass(page, 3)
    expect(otherPages(asked, '/about/')).toEqual([])
  })
})
