import { expect, test, type Page } from '@playwright/test'
import { pathFor } from '../src/lib/paths'
import { wordsOf } from '../tests/support/words'
import { mobileMenu } from './support/menus'
import { watchProblems } from './support/problems'
import { appRuns, openApp } from './support/visitor'

const page404 = '/there-is-no-such-page/'
const download = pathFor('download', 'en')
const price = pathFor('price', 'en')
const about = pathFor('about', 'en')

const headings = (page: Page) => page.locator('main :is(h1, h2, h3)').allTextContents()
const linkTo = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first()

/** Marks the document that is open, to see later whether it is still the same one. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))

test('a followed link shows the whole page, without loading a document', async ({ page }) => {
  await openApp(page, download)
  const whole = await headings(page)
  await openApp(page, '/')
  await mark(page)
  await linkTo(page, download).click()
  await expect(page).toHaveURL(download)
  await expect.poll(() => headings(page)).toEqual(whole)
  await expect(page.locator('html[data-mark]')).toHaveCount(1)
  await expect(page.locator('main')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a page that has been fetched ahead is there before the next frame', async ({ page }) => {
  await openApp(page, '/')
  await page.evaluate((path) => window.___loader.loadPage(path), download)
  const heading = await linkTo(page, download).evaluate(async (link: HTMLElement) => {
    link.click()
    await new Promise(requestAnimationFrame)
    return document.querySelector('h1')?.textContent
  })
  expect(heading).toBe('Download')
})

test('the icons stay as they are when the next page comes', async ({ page }) => {
  await openApp(page, about)
  const icons = await page.evaluateHandle(() =>
    Array.from(document.querySelectorAll('link[rel*=icon]')),
  )
  await page.locator(`header a[href="${price}"]:visible`).click()
  await expect(page).toHaveTitle(wordsOf('en', 'price').meta.title)
  expect(await icons.evaluate((all) => all.map(({ isConnected }) => isConnected))).toEqual([
    true,
    true,
    true,
  ])
})

test('a followed link shows the whole page where the browser is never idle', async ({ page }) => {
  await openApp(page, about)
  await page.evaluate(() => {
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout === undefined ? 0 : setTimeout(callback, timeout)
  })
  await page.locator(`header a[href="${price}"]:visible`).click()
  await expect(page).toHaveURL(price)
  await expect(page.locator('main section').last()).toBeVisible()
})

test('back leads to the place that was left', async ({ page }) => {
  await openApp(page, price)
  const link = page.locator(`footer a[href="${about}"]`)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  const left = await page.evaluate(() => scrollY)
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page.locator('html')).toHaveAttribute('data-page', 'about___en')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('data-page', 'price___en')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left))
})

test('a link to a part of another page leads to that part, by keyboard as well', async ({
  page,
}) => {
  await openApp(page, price)
  const link = page.locator('a[href^="/about/#"]').first()
  const part = new URL(await link.evaluate((one: HTMLAnchorElement) => one.href)).hash
  await mark(page)
  await link.click()
  await expect(page).toHaveURL(`/about/${part}`)
  await expect(page.locator(part)).toBeInViewport()
  await expect(page.locator('html[data-mark]')).toHaveCount(1)
  await expect(page.locator(part)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator(`${part} :focus`)).toHaveCount(1)
  await expect(page.locator(part)).not.toHaveAttribute('tabindex')
})

test('a link to a lower part of the home page leads there, whose script is fetched only now', async ({
  page,
}) => {
  await openApp(page, about)
  await page.evaluate(() => document.querySelector('main a')?.setAttribute('href', '/#modes'))
  await mark(page)
  await page.locator('a[href="/#modes"]').evaluate((link: HTMLElement) => link.click())
  await expect(page.locator('#modes')).toBeInViewport()
  await expect(page.locator('#modes')).toBeFocused()
  await expect(page.locator('html[data-mark]')).toHaveCount(1)
})

test('a page reached by a link and loaded again shows all that it did', async ({
  page,
  baseURL,
}) => {
  await openApp(page, about)
  await page.locator('header a[href="/"]').locator('visible=true').first().click()
  await expect(page.locator('#modes')).toBeVisible()
  const problems = watchProblems(page, baseURL ?? '')
  await page.reload()
  await appRuns(page)
  await expect(page.locator('#modes')).toBeVisible()
  expect(problems).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu closes behind the link that was taken', async ({ page }) => {
    await openApp(page, '/')
    const { menu, control } = mobileMenu(page, 'en')
    await control.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toHaveAttribute('open')
    await menu.locator(`a[href="${price}"]`).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-page', 'price___en')
    await expect(menu).not.toHaveAttribute('open')
  })
})

test('a link that is opened beside leaves the page as it is', async ({ page, context }) => {
  await openApp(page, '/')
  const beside = context.waitForEvent('page')
  await linkTo(page, download).click({ modifiers: ['ControlOrMeta'] })
  await expect(await beside).toHaveURL(download)
  await expect(page).toHaveURL('/')
})

test('a link to a page that is gone says so', async ({ page }) => {
  await openApp(page, '/')
  await linkTo(page, download).evaluate((link: HTMLAnchorElement, path) => {
    link.href = path
  }, page404)
  await page.locator(`main a[href="${page404}"]`).click()
  await expect(page).toHaveURL(page404)
  await expect(page.locator('h1')).toBeVisible()
})
