import { expect, test, type Page } from '@playwright/test'
import { localeCookieName } from '../../src/site/localeCookie'
import { messagesOf } from '../support/content'
import { languageMenu, mockDownloads, openApp } from '../support/visitor'

const { banner, swap, theme } = messagesOf('en', 'common')
const { wear } = messagesOf('en', 'home').try

test.use({ colorScheme: 'light' })

/** Returns what the visitor's earlier choices change on a page. */
async function choices(page: Page) {
  const isDark = () => getComputedStyle(document.documentElement).colorScheme === 'dark'
  return {
    banner: await page.getByText(banner.text).isVisible(),
    dark: await page.evaluate(isDark),
    worn: await page.locator('header a img').evaluate((image) => getComputedStyle(image).content),
  }
}

/** Wears a swap, chooses the dark theme and closes the banner. */
async function chooseAll(page: Page): Promise<void> {
  await openApp(page, '/?swap=eva-dai#try')
  await page.getByRole('button', { name: wear }).click()
  await page.getByRole('button', { name: theme.toggle }).click()
  await page.getByRole('button', { name: banner.close }).click()
}

const chosen = { banner: false, dark: true, worn: expect.stringContaining('-dai.svg') as unknown }

test('choices apply to a second visit, to other tabs and to pages behind the Back button', async ({
  page,
  context,
}) => {
  const left = await context.newPage()
  await openApp(left, '/about/')
  await left.goto('/robots.txt')
  const other = await context.newPage()
  await openApp(other, '/price/')
  await chooseAll(page)
  await left.goBack()
  const second = await context.newPage()
  await second.goto('/credits/')
  expect(await choices(second)).toEqual(chosen)
  for (const tab of [other, left])
    await expect.poll(async () => (await choices(tab)).worn).toEqual(chosen.worn)
  await page.getByRole('banner').getByRole('button', { name: swap.takeOff }).click()
  await expect.poll(async () => (await choices(other)).worn).toBe('normal')
})

test('a chosen language applies to the next visit, and Back leads out of it', async ({
  page,
  context,
}) => {
  await openApp(page, '/price/')
  await languageMenu(page).control.click()
  await languageMenu(page).menu.locator('[hreflang=de]').click()
  await expect(page).toHaveURL('/de/price/')
  expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([
    [localeCookieName, 'de'],
  ])
  await page.goBack()
  await expect(page).toHaveURL('/price/')
  const next = await context.newPage()
  await next.goto('/')
  await expect(next).toHaveURL('/de/')
})

test('a new build does not close an open dialog', async ({ page }) => {
  await page.clock.install()
  await mockDownloads(page)
  await openApp(page, '/download/')
  await page.route(/\/builds\//, (route) => route.fulfill({ json: { id: 'another' } }))
  await page.locator('main a[data-download]').locator('visible=true').first().click()
  const dialog = page.getByRole('dialog', { name: messagesOf('en', 'downloads').dialog.title })
  await expect(dialog).toBeVisible()
  const polled = page.waitForResponse(/\/builds\/meta\//)
  await page.clock.runFor(2 * 3_600_000)
  await polled
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.runFor(5000)
  await expect(dialog).toBeVisible()
})
