import { expect, test, type Page } from '@playwright/test'
import { pathFor } from '../src/lib/paths'
import { openInHeldTime } from './support/visitor'

/** Opens the home page until its head script has run, and the app waits for its start. */
const openWaiting = async (page: Page) => {
  await openInHeldTime(page, pathFor('home', 'en'))
  await page.clock.runFor(1)
}

const touch = (page: Page, selector: string) =>
  page.locator(selector).first().dispatchEvent('pointerdown')

const askedScripts = (page: Page) => page.locator('script[src], link[as="script"]').count()

test('the app starts at the first touch, or else when the page is idle', async ({ page }) => {
  await openWaiting(page)
  expect(await askedScripts(page)).toBe(0)
  await touch(page, 'h1')
  await page.clock.runFor(1)
  expect(await askedScripts(page)).toBeGreaterThan(0)
  await page.reload()
  expect(await askedScripts(page)).toBe(0)
  await page.clock.runFor(600)
  expect(await askedScripts(page)).toBeGreaterThan(0)
})

test('a touch of a link to another page puts the start off, which would only keep that page waiting', async ({
  page,
}) => {
  await openWaiting(page)
  await touch(page, `main a[href="${pathFor('download', 'en')}"]`)
  await page.clock.runFor(2900)
  expect(await askedScripts(page)).toBe(0)
  // Whoever stays on the page after all has the app then.
  await page.clock.runFor(200)
  expect(await askedScripts(page)).toBeGreaterThan(0)
})
