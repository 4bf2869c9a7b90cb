import { expect, test, type Page } from '@playwright/test'
import { wordsOf } from '../tests/support/words'
import { agents, appRuns, blockStorage, openApp } from './support/visitor'

const { failure } = wordsOf('en', 'common')
const message = (page: Page) => page.getByRole('alert').filter({ hasText: failure.title })

/** Until its styles are there, a page that loads has the message in sight as well, though it paints nothing. */
async function saysItFailed(page: Page): Promise<void> {
  await page.locator('html[data-failed]').waitFor({ state: 'attached' })
  await expect(message(page)).toBeVisible()
}

/** Counts how often the page itself is asked for. */
function countLoads(page: Page, path: string): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === path) loads += 1
  })
  return () => loads
}

/** What the home page shows below its opening. */
const belowOpening = /component---src-templates-home-tsx-later-[0-9a-f]+\.js$/

for (const [name, pattern, path] of [
  ['a chunk', /component---src-templates-about-tsx-[0-9a-f]+\.js$/, '/about/'],
  ['what is below the opening', belowOpening, '/'],
  ['the app', /\/app-[0-9a-f]+\.js$/, '/about/'],
  ['the boot file', /\/boot-[0-9a-f]+\.js$/, '/about/'],
  ['the data', /\/page-data\/about\/page-data\.json$/, '/about/'],
  ['what all pages share', /\/page-data\/shared\/en\.json$/, '/about/'],
] as const) {
  test(`without ${name} the page reloads once, then says so, and tries again`, async ({ page }) => {
    const loads = countLoads(page, path)
    await page.route(pattern, (route) => route.abort())
    await page.goto(path)
    await saysItFailed(page)
    expect(loads()).toBe(2)
    await expect(page.locator('h1')).toBeVisible()
    await page.unroute(pattern)
    await page.getByRole('button', { name: failure.retry }).click()
    await appRuns(page)
    await expect(message(page)).toBeHidden()
    expect(loads()).toBe(3)
  })
}

test('a chunk that arrives the second time leaves no trace', async ({ page }) => {
  const loads = countLoads(page, '/about/')
  await page.route(/component---src-templates-about-tsx-[0-9a-f]+\.js$/, (route) =>
    loads() === 1 ? route.abort() : route.continue(),
  )
  await page.goto('/about/')
  await appRuns(page)
  await expect(message(page)).toBeHidden()
  expect(loads()).toBe(2)
})

test('a page whose lower part does not arrive is loaded whole', async ({ page }) => {
  const loads = countLoads(page, '/')
  await page.route(belowOpening, (route) => (loads() === 0 ? route.abort() : route.continue()))
  await openApp(page, '/about/')
  await page.locator('header a[href="/"]').locator('visible=true').first().click()
  await expect(page.locator('#modes')).toBeVisible()
  await appRuns(page)
  await expect(message(page)).toBeHidden()
  expect(loads()).toBe(1)
})

test('a lower part that never arrives costs one reload, too, and then the page says so', async ({
  page,
}) => {
  const loads = countLoads(page, '/')
  await page.route(belowOpening, (route) => route.abort())
  await openApp(page, '/about/')
  await page.locator('header a[href="/"]').locator('visible=true').first().click()
  await saysItFailed(page)
  expect(loads()).toBe(1)
})

test('with storage blocked it does not reload at all, and says so', async ({ page }) => {
  await blockStorage(page)
  const loads = countLoads(page, '/about/')
  await page.route(/\/app-[0-9a-f]+\.js$/, (route) => route.abort())
  await page.goto('/about/')
  await saysItFailed(page)
  expect(loads()).toBe(1)
})

test.describe('a crawler', () => {
  test.use({ userAgent: agents.crawler })

  test('sees neither reload nor message', async ({ page }) => {
    const loads = countLoads(page, '/about/')
    await page.clock.install()
    await page.addInitScript(() => {
      const note = ({ target }: Event) => {
        if (target instanceof HTMLScriptElement) document.documentElement.dataset.missing = ''
      }
      addEventListener('error', note, true)
    })
    await page.route(/\/app-[0-9a-f]+\.js$/, (route) => route.abort())
    await page.goto('/about/')
    await page.locator('html[data-missing]').waitFor({ state: 'attached' })
    await page.clock.runFor(5000)
    await expect(message(page)).toBeHidden()
    // Whatever the page asks for from now on, it asks for after a reload.
    await page.evaluate(() => fetch('/robots.txt'))
    expect(loads()).toBe(1)
  })
})
