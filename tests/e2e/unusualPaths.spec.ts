import { expect, test, type Page } from '@playwright/test'
import { appRuns, holdApp, openApp } from '../support/app'
import { readBuilt } from '../support/builtSite'
import { messagesOf } from '../support/content'
import { watchProblems } from '../support/problems'

/** Serves a built file at a path, as hosts with other rules do. */
async function serveAt(page: Page, path: string, file: string, status = 200): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    (route) => route.fulfill({ status, contentType: 'text/html', body: readBuilt(file) }),
  )
}

for (const [path, file] of [
  ['/index.html', 'index.html'],
  ['/de/price/index.html', 'de/price/index.html'],
  ['/a/copy', 'about/index.html'],
  ['/de/', 'price/index.html'],
] as const) {
  test(`a page that a host sends at ${path} stays, and its app runs`, async ({ page, baseURL }) => {
    await serveAt(page, path, file)
    const problems = watchProblems(page, baseURL ?? '')
    const release = await holdApp(page)

    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const heading = await page.locator('h1').textContent()

    release()
    await appRuns(page)
    await page.waitForLoadState('networkidle')

    await expect(page.locator('h1')).toHaveText(heading ?? '')
    await expect(page.locator('footer')).toHaveCount(1)
    expect(problems).toEqual([])
  })
}

for (const path of ['/price/', '/de/nirgends/']) {
  test(`an English not-found page at ${path} stays as it was sent`, async ({ page }) => {
    await serveAt(page, path, '404.html', 404)
    await page.goto(path)
    await page.waitForLoadState('networkidle')

    await expect(page.locator('h1')).toHaveText(messagesOf('en', 'errors').notFound.noPath)
    await expect(page).toHaveURL(path)
  })
}

/** Follows a link to a URL, which the page does not contain. */
const followLink = (page: Page, url: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a')

    link.href = href
    document.querySelector('h1')?.append(link)
    link.click()
    link.remove()
  }, url)

/** Expects that the page for prices is there. */
async function expectPrices(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('h1')).toHaveText(messagesOf('en', 'price').title)
  await expect(page.locator('header')).toBeVisible()
}

for (const fragment of ['#50%', '#%D1']) {
  test(`the fragment ${fragment} breaks no page that opens with it`, async ({ page }) => {
    await openApp(page, `/price/${fragment}`)

    await expectPrices(page)
  })

  test(`the fragment ${fragment} breaks no page that has links with it`, async ({ page }) => {
    await openApp(page, '/price/')

    for (const url of [fragment, `/price/${fragment}`]) {
      await followLink(page, url)
      await expectPrices(page)
    }

    await page.evaluate(() => history.back())
    await expectPrices(page)
    await page.evaluate((hash) => (location.hash = hash), fragment)
    await expectPrices(page)
  })
}
