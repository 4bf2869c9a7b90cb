import { expect, test, type Page } from '@playwright/test'
import { agents, openApp, spoof } from './support/visitor'

/** Notes every request from now on: where it goes and when it starts, in milliseconds since the load of the page. */
function watchRequests(page: Page) {
  const asked: { path: string; at: number }[] = []
  let loaded = Infinity
  page.on('load', () => {
    loaded = Date.now()
  })
  page.on('request', (request) => {
    asked.push({
      path: new URL(request.url()).pathname,
      at: Date.now() - Math.min(loaded, Date.now()),
    })
  })
  return asked
}

const otherPages = (asked: readonly { path: string }[], own: string) =>
  asked
    .filter(({ path }) => path.startsWith('/page-data/') && !path.includes(own))
    .map(({ path }) => path)
    .filter((path) => !path.includes('app-data'))

test('pages in view are fetched from one second after load on, once each, and using them asks nothing', async ({
  page,
}) => {
  const asked = watchRequests(page)
  await openApp(page, '/about/')
  await expect.poll(() => otherPages(asked, '/about/')).toContain('/page-data/price/page-data.json')
  const first = asked.find(({ path }) => path === '/page-data/price/page-data.json')
  expect(first?.at).toBeGreaterThan(900)
  await expect.poll(() => asked.some(({ path }) => path.includes('templates-price'))).toBe(true)
  await page.waitForTimeout(1000)
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
  const terms = page.locator('footer').getByRole('link', { name: 'Terms of service' })
  await terms.scrollIntoViewIfNeeded()
  await page.waitForTimeout(2500)
  expect(otherPages(asked, '/about/')).not.toContain('/page-data/service/page-data.json')
  await terms.hover()
  await expect
    .poll(() => otherPages(asked, '/about/'))
    .toContain('/page-data/service/page-data.json')
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
    await openApp(page, '/about/')
    await page.locator('header').getByRole('link', { name: 'Pricing', exact: true }).hover()
    await page.waitForTimeout(2500)
    expect(otherPages(asked, '/about/')).toEqual([])
    expect(otherScripts(asked, 'templates-about')).toEqual([])
    await page.locator('header').getByRole('link', { name: 'Pricing', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-page', 'price___en')
  })
}

test('nothing is asked before one second has passed but what the page itself needs', async ({
  page,
  baseURL,
}) => {
  const early: string[] = []
  let loaded = Infinity
  page.on('load', () => {
    loaded = Date.now()
  })
  page.on('request', (request) => {
    if (Date.now() - loaded < 900) early.push(request.url().replace(baseURL ?? '', ''))
  })
  await openApp(page, '/')
  await page.waitForTimeout(1500)
  const own =
    /^\/($|page-data\/(app-data|index\/page-data)\.json|[\w~-]+\.js|styles\.\w+\.css|cast\/|static\/|fonts\/|favicon)/
  expect(early.filter((path) => !own.test(path))).toEqual([])
})

test.describe('a crawler', () => {
  test.use({ userAgent: agents.crawler })

  test('fetches nothing ahead', async ({ page }) => {
    const asked = watchRequests(page)
    await openApp(page, '/about/')
    await page.waitForTimeout(2000)
    expect(otherPages(asked, '/about/')).toEqual([])
  })
})
