import { expect, test, type Page } from '@playwright/test'
import { routeNames } from '../../src/site/routes'
import { appRuns, openApp, showsPage } from '../support/app'
import { readBuilt } from '../support/builtSite'
import { openAppWithPausedClock } from '../support/clock'
import { messagesOf } from '../support/content'
import { devtoolsOf } from '../support/devtools'
import { headerLink } from '../support/layoutControls'
import { editPageData } from '../support/responses'
import { blockStorage } from '../support/spoof'
import { agents } from '../support/userAgents'

const { notFound } = messagesOf('en', 'errors')
const timer = (page: Page) => page.getByRole('timer')

// The specification prescribes "not found" for unknown routes and "Not Found" for invalid routes.
for (const [path, error, sentence] of [
  ['/nowhere?from=mail', 'unknown-route', 'Page not found: /nowhere?from=mail'],
  ['/xx/about/', 'invalid-route', 'Page Not Found: /xx/about/'],
  ['/%E0%A4%A', 'invalid-route', 'Page Not Found: /%E0%A4%A'],
  ['//100%25/', 'unknown-route', 'Page not found: //100%25/'],
  ['/nowhere/?x=%', 'unknown-route', 'Page not found: /nowhere/?x=%'],
] as const) {
  test(`${path} returns status 404 and an error message that contains the path`, async ({
    page,
    baseURL,
  }) => {
    const response = await page.goto(`${baseURL ?? ''}${path}`)

    expect(response?.status()).toBe(404)
    await appRuns(page)
    await expect(page.locator('h1')).toHaveText(sentence)
    await expect(page.locator('h1')).toHaveAttribute('data-error', error)
  })
}

// The path is not certain enough for a redirect, so the not-found page marks the page that it probably means.
for (const [path, meant] of [
  ['/zh/download/', '/download/'],
  ['/pt/download/windows/', '/pt/download/'],
  ['/dowload/', '/download/'],
  ['/de/tutorail/', '/de/tutorial/'],
  ['/nowhere/', ''],
  ['/no-such/', ''],
] as const) {
  test(`${path} suggests "${meant}" among links to all pages`, async ({ page }) => {
    await openApp(page, path)
    const links = page.locator('main nav a')
    const suggested = links.filter({ has: page.locator('strong') })

    await expect(links).toHaveCount(routeNames.length)
    // The app marks the page after it has started.
    await expect
      .poll(() => suggested.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      .toEqual(meant ? [meant] : [])
  })
}

test('an unknown path redirects to the home page of its language, from which Back leads to the page before it', async ({
  page,
}) => {
  await page.goto('/de/about/')
  await openAppWithPausedClock(page, '/de/nirgends/')
  await expect(timer(page)).toContainText('10')

  await page.clock.runFor(5000)
  await expect(timer(page)).toContainText('5')

  await page.clock.runFor(6000)
  await expect(page).toHaveURL('/de/')

  await page.goBack()
  await expect(page).toHaveURL('/de/about/')
})

test('an interrupted clock counts the seconds that are left, and not more', async ({ page }) => {
  await openAppWithPausedClock(page, '/nowhere/')
  await expect(timer(page)).toContainText('10')

  // As after a computer has slept, the timer fires once for all seconds.
  await page.clock.fastForward(3400)
  await expect(timer(page)).toContainText('7')
})

/** Scrolls the page by a finger, after which browsers, unlike after a tap, send no click and move no focus. */
async function scrollByFinger(page: Page): Promise<void> {
  const session = await devtoolsOf(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 200, y }],
    })

  await touch('touchStart', 500)
  await touch('touchMove', 400)
  await touch('touchMove', 300)
  await touch('touchEnd')
}

for (const [action, act] of [
  ['a key', (page: Page) => page.keyboard.press('Shift')],
  ['a click', (page: Page) => page.mouse.click(5, 300)],
  ['a finger that scrolls', scrollByFinger],
  ['a focused link', (page: Page) => page.locator('main a').first().focus()],
  [
    'another face',
    async (page: Page) => {
      await page.locator('main [name=face][value=eva]').press('Space')
      await expect(page.locator('main [data-face=eva]').first()).toBeVisible()
      await expect(page.locator('main [data-face=ben]').first()).toBeHidden()
    },
  ],
  ['the stay button', (page: Page) => page.getByRole('button', { name: notFound.stay }).click()],
] as const) {
  test(`${action} stops the redirect`, async ({ page }) => {
    await page.clock.install()
    // Not `openApp`: its event would stop the countdown if the app has already started.
    await page.goto('/nowhere/')
    await appRuns(page)
    await expect(timer(page)).toBeVisible()
    await act(page)
    await expect(timer(page)).toHaveCount(0)
    await page.clock.runFor(20_000)
    await expect(page).toHaveURL('/nowhere/')
  })
}

test('a next page that throws is loaded in full, and stays as it was sent', async ({ page }) => {
  await editPageData(page, (data) => data.replace('"pageMessages":', '"lost":'), 'de/price')
  await openApp(page, '/de/about/')
  await headerLink(page, '/de/price/').click()
  await expect(page.locator('h1')).toHaveText(messagesOf('de', 'price').title)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html:not([data-app])')).toHaveCount(1)
  await expect(page.locator('header')).toBeVisible()
  await expect(page.locator('[data-error]')).toHaveCount(0)
})

test('a next page that throws and cannot be reloaded shows a status code, a link home and a retry button', async ({
  page,
}) => {
  await blockStorage(page)
  const { failure } = messagesOf('de', 'common')
  const retry = page.getByRole('button', { name: failure.retry })

  await editPageData(page, (data) => data.replace('"pageMessages":', '"lost":'), 'de/price')
  await openApp(page, '/de/about/')
  await headerLink(page, '/de/price/').click()
  await expect(page.locator('h1[data-error="500"]')).toHaveText('500')
  await expect(page.locator('header')).toHaveCount(0)
  await page.getByRole('link', { name: failure.home }).click()
  await showsPage(page, 'home', 'de')
  await expect(page.locator('header')).toBeVisible()
  await appRuns(page)
  await headerLink(page, '/de/price/').click()
  await expect(retry).toBeVisible()
  await page.unrouteAll()
  await retry.click()
  await appRuns(page)
  await expect(page.locator('h1')).toHaveText(messagesOf('de', 'price').title)
})

test.describe('a crawler', () => {
  test.use({ userAgent: agents.crawler })

  test('gets the status without an error message or a redirect', async ({ page }) => {
    await page.clock.install()
    // Some hosts, such as Netlify, send the page to crawlers. The preview server does not.
    const page404 = { status: 404, contentType: 'text/html', body: readBuilt('404.html') }

    await page.route('/nowhere/', (route) => route.fulfill(page404))
    const response = await page.goto('/nowhere/')

    expect(response?.status()).toBe(404)
    await appRuns(page)
    await expect(page.locator('[data-error]')).toHaveCount(0)
    await page.clock.runFor(20_000)
    await expect(page).toHaveURL('/nowhere/')
  })
})
