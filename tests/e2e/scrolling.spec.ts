import { expect, test, type Page } from '@playwright/test'
import { pathFor } from '../../src/lib/paths'
import { openApp, showsPage } from '../support/app'
import { footerLink } from '../support/layoutControls'

/** Records the scroll position in every later frame. */
async function recordFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const positions: number[] = []
    const record = () => {
      positions.push(scrollY)
      requestAnimationFrame(record)
    }

    Object.assign(window, { positions })
    requestAnimationFrame(record)
  })
}

const recordedFrames = (page: Page) =>
  page.evaluate(() => (window as unknown as { positions: readonly number[] }).positions)

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('a link to a section of the same page scrolls smoothly', async ({ page }) => {
  await openApp(page, pathFor('service', 'en'))
  const link = page.locator('main a[href^="#"]').last()
  const target = (await link.getAttribute('href')) ?? ''

  await recordFrames(page)
  await link.click()

  await expect(page.locator(target)).toBeInViewport()
  expect(new Set(await recordedFrames(page)).size).toBeGreaterThan(3)
})

test('a link to a section does not scroll smoothly for visitors who prefer reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openApp(page, pathFor('service', 'en'))
  await page.locator('main a[href^="#"]').last().click()

  await expect(page.locator('html[data-scroll=smooth]')).toHaveCSS('scroll-behavior', 'auto')
})

test('the contents mark the section to which a link has scrolled', async ({ page }) => {
  await openApp(page, pathFor('service', 'en'))
  const links = page.locator('main a[href^="#"]')
  const marked = page.locator('main a[aria-current=location]')

  for (const link of [links.last(), links.nth(4), links.nth(2)]) {
    const target = (await link.getAttribute('href')) ?? ''

    await link.click()
    await expect(page.locator(target)).toBeInViewport()
    await expect(marked).toHaveAttribute('href', target)
  }
})

test('the contents scroll to the marked entry, but never under the pointer', async ({ page }) => {
  await openApp(page, pathFor('service', 'en'))
  const contents = page.getByRole('navigation').filter({ has: page.locator('a[href="#general"]') })
  const marked = contents.locator('a[aria-current=location]')
  const offset = () => contents.evaluate((list) => list.scrollTop)

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await expect(marked).toBeInViewport({ ratio: 1 })
  await expect.poll(offset).toBeGreaterThan(0)

  const before = await offset()
  const first = await marked.getAttribute('href')

  await marked.hover()
  await page.evaluate(() => scrollBy(0, 2 * innerHeight))

  await expect(marked).not.toHaveAttribute('href', first ?? '')
  expect(await offset()).toBe(before)
})

test('Back restores the scroll position', async ({ page }) => {
  await openApp(page, pathFor('price', 'en'))
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  const position = await scrollPosition(page)

  await footerLink(page, pathFor('about', 'en')).evaluate((link: HTMLElement) => link.click())
  await showsPage(page, 'about')
  await page.goBack()
  await showsPage(page, 'price')

  await expect.poll(() => scrollPosition(page)).toBe(position)
})
