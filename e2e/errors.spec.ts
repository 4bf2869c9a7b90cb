import { expect, test, type Page } from '@playwright/test'
import { wordsOf } from '../tests/support/words'
import { agents, appRuns, openApp, openAppInHeldTime } from './support/visitor'

const { notFound } = wordsOf('en', 'errors')

for (const [path, error, sentence] of [
  ['/nowhere/', 'unknown-route', 'Page not found: /nowhere/'],
  ['/nowhere?from=mail', 'unknown-route', 'Page not found: /nowhere?from=mail'],
  ['/xx/about/', 'invalid-route', 'Page Not Found: /xx/about/'],
  ['/en/about/', 'invalid-route', 'Page Not Found: /en/about/'],
  ['/%E0%A4%A', 'invalid-route', 'Page Not Found: /%E0%A4%A'],
  ['/100%25/', 'unknown-route', 'Page not found: /100%25/'],
  ['//100%25/', 'unknown-route', 'Page not found: //100%25/'],
  ['/nowhere/?x=%', 'unknown-route', 'Page not found: /nowhere/?x=%'],
] as const) {
  test(`${path} is answered with "${sentence}"`, async ({ page, baseURL }) => {
    const response = await page.goto(`${baseURL ?? ''}${path}`)
    expect(response?.status()).toBe(404)
    await appRuns(page)
    await expect(page.locator('h1')).toHaveText(sentence)
    await expect(page.locator('h1')).toHaveAttribute('data-error', error)
  })
}

test('an unknown address leads home after ten seconds, in its language', async ({ page }) => {
  await openAppInHeldTime(page, '/de/nirgends/')
  await expect(page.getByRole('timer')).toContainText('10 Sekunden')
  await page.clock.runFor(5000)
  await expect(page.getByRole('timer')).toContainText('5 Sekunden')
  await page.clock.runFor(6000)
  await expect(page).toHaveURL('/de/')
})

const signs: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['a key', (page) => page.keyboard.press('Shift')],
  ['a pointer', (page) => page.mouse.click(5, 300)],
  ['focus', (page) => page.locator('main a').first().focus()],
  ['its button', (page) => page.getByRole('button', { name: notFound.stay }).click()],
]

for (const [sign, give] of signs) {
  test(`${sign} stops the countdown`, async ({ page }) => {
    await page.clock.install()
    await openApp(page, '/nowhere/')
    await expect(page.getByRole('timer')).toBeVisible()
    await give(page)
    await expect(page.getByRole('timer')).toHaveCount(0)
    await page.clock.runFor(20_000)
    await expect(page).toHaveURL('/nowhere/')
  })
}

test('without scripts there is neither path nor countdown', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/nowhere/')
  await expect(page.locator('h1')).toHaveText(notFound.noPath)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await context.close()
})

test('a page that breaks shows the code and nothing else', async ({ page }) => {
  await page.route('**/page-data/price/page-data.json', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('"words":', '"lost":')
    await route.fulfill({ response: answer, body })
  })
  await openApp(page, '/about/')
  await page.locator('header').getByRole('link', { name: 'Pricing', exact: true }).click()
  await expect(page.locator('[data-error="500"]')).toHaveText('500')
  await expect(page.locator('header')).toHaveCount(0)
})

test.describe('a crawler', () => {
  test.use({ userAgent: agents.crawler })

  test('gets the status and no text of the error', async ({ page }) => {
    await page.clock.install()
    const response = await page.goto('/nowhere/')
    expect(response?.status()).toBe(404)
    await appRuns(page)
    await expect(page.locator('[data-error]')).toHaveCount(0)
    await page.clock.runFor(20_000)
    await expect(page).toHaveURL('/nowhere/')
  })
})
