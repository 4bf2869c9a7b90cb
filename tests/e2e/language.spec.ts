import { expect, test, type Page } from '@playwright/test'
import { localeCookieName } from '../../src/site/localeCookie'
import { appRuns, openApp } from '../support/app'
import { languageMenu } from '../support/layoutControls'
import { blockStorage } from '../support/spoof'
import { agents } from '../support/userAgents'

/** Chooses another language in the header. */
async function chooseLanguage(page: Page, from: 'en' | 'de', to: string) {
  const { menu, control } = languageMenu(page, from)

  await control.click()
  await menu.locator(`[hreflang="${to}"]`).click()
}

test.describe('a visitor who reads German', () => {
  test.use({ locale: 'de-AT' })

  for (const [redirecter, headers] of [
    ['the server', {}],
    ['the inline script', { 'Accept-Language': 'en' }],
  ] as const) {
    test(`is redirected by ${redirecter} from / to the German home page, with query and fragment`, async ({
      page,
    }) => {
      await page.setExtraHTTPHeaders(headers)
      await page.goto('/?from=mail#requirements')
      await expect(page).toHaveURL('/de/?from=mail#requirements')
      expect(await page.context().cookies()).toEqual([])
    })
  }

  test('can choose English, which a cookie stores for a year', async ({ page }) => {
    await openApp(page, '/de/')
    await chooseLanguage(page, 'de', 'en')
    await expect(page).toHaveURL('/')
    const cookies = await page.context().cookies()
    const secondsLeft = (cookies[0]?.expires ?? 0) - Date.now() / 1000
    const secondsPerDay = 24 * 60 * 60

    expect(cookies).toMatchObject([
      { name: localeCookieName, value: 'en', path: '/', sameSite: 'Lax' },
    ])
    // The specification prescribes a cookie lifetime of 365 days.
    expect(Math.round(secondsLeft / secondsPerDay)).toBe(365)
  })

  test('is not redirected any more after choosing English', async ({ page }) => {
    await openApp(page, '/de/')
    await chooseLanguage(page, 'de', 'en')
    await expect(page).toHaveURL('/')
    await page.goto('about:blank')
    await page.goto('/')
    await expect(page).toHaveURL('/')
  })

  test('can choose English without cookies, storage, referrer and navigation history', async ({
    page,
  }) => {
    await blockStorage(page)
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'referrer', { value: '' })
      Object.defineProperty(window, 'navigation', { value: undefined })
    })
    await openApp(page, '/de/?from=mail#try')
    await chooseLanguage(page, 'de', 'en')
    const chosen = `/?from=mail&${localeCookieName}=en#try`

    await expect(page).toHaveURL(chosen)
    await page.reload()
    await appRuns(page)
    await expect(page).toHaveURL(chosen)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await openApp(page, '/about/')
    await page.locator('header a[href="/"]').first().click()
    await expect(page).toHaveURL('/')
  })
})

for (const [path, fragment] of [
  ['/', '?swap=eva-dai#try'],
  ['/tutorial/', '#deleteAccount'],
] as const) {
  test(`changing the language keeps the query and fragment of ${path}${fragment}`, async ({
    page,
  }) => {
    await page.goto(path + fragment)
    await chooseLanguage(page, 'en', 'de')
    await expect(page).toHaveURL(`/de${path}${fragment}`)
  })
}

test('the language links follow changes to the query of the URL', async ({ page }) => {
  await openApp(page, '/price/?from=mail')
  const { menu, control } = languageMenu(page, 'en')
  const german = menu.locator('[hreflang="de"]')

  await control.click()
  await german.evaluate((link) => {
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })
  await expect(german).toHaveAttribute('href', /\/de\/price\/\?from=mail$/)
  await page.evaluate(() => history.replaceState(history.state, '', '/price/'))
  await german.click()
  await expect(page).toHaveURL('/de/price/')
})

test.describe('a crawler', () => {
  test.use({ locale: 'de', userAgent: agents.crawler })

  test('is never redirected', async ({ page }) => {
    await openApp(page, '/')
    await expect(page).toHaveURL('/')
  })
})
