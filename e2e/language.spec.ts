import { expect, test, type Page } from '@playwright/test'
import { wordsOf } from '../tests/support/words'
import { languageMenu } from './support/menus'
import { letPass } from './support/settled'
import { violations } from './support/violations'
import { agents, appRuns, blockStorage, openApp, openAppInHeldTime } from './support/visitor'

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'locale')

async function choose(page: Page, from: 'en' | 'de', to: string) {
  const { menu, control } = languageMenu(page, from)
  await control.click()
  await menu.locator(`[hreflang="${to}"]`).click()
}

test.describe('a visitor who reads German', () => {
  test.use({ locale: 'de-AT' })

  test('is led from the bare address to the German home, query and fragment kept', async ({
    page,
  }) => {
    await page.goto('/?from=mail#requirements')
    await expect(page).toHaveURL('/de/?from=mail#requirements')
    expect(await cookieOf(page)).toBeUndefined()
  })

  test('is not led away from any other page', async ({ page }) => {
    await openApp(page, '/about/')
    await expect(page).toHaveURL('/about/')
  })

  test('is offered the same page in German, and asked once', async ({ page }) => {
    const words = wordsOf('de', 'common').languageOffer
    await openApp(page, '/price/')
    const offer = page.locator('section[lang=de]')
    await expect(offer).toContainText(words.text)
    await expect(offer.getByRole('link', { name: words.action })).toHaveAttribute(
      'href',
      '/de/price/',
    )
    expect(await violations(page)).toEqual([])
    await offer.getByRole('button', { name: words.close }).click()
    await expect(offer).toHaveCount(0)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openAppInHeldTime(page, '/about/')
    await letPass(page, 3)
    expect(asked.filter((url) => url.includes('language-offers'))).toEqual([])
  })

  test('takes the offer, which is remembered', async ({ page }) => {
    await openApp(page, '/price/')
    await page.getByRole('link', { name: wordsOf('de', 'common').languageOffer.action }).click()
    await expect(page).toHaveURL('/de/price/')
    expect(await cookieOf(page)).toMatchObject({ value: 'de' })
  })

  test('may choose English, and keeps it', async ({ page }) => {
    await openApp(page, '/de/')
    await choose(page, 'de', 'en')
    await expect(page).toHaveURL('/')
    const cookie = await cookieOf(page)
    expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)
    await page.goto('about:blank')
    await page.goto('/')
    await expect(page).toHaveURL('/')
  })

  test('may choose English with cookies and storage blocked', async ({ page }) => {
    await blockStorage(page)
    await openApp(page, '/de/')
    await choose(page, 'de', 'en')
    await expect(page).toHaveURL('/')
    await appRuns(page)
  })
})

for (const [path, fragment] of [
  ['/', '?head=eva&face=dai#try'],
  ['/tutorial/', '#deleteAccount'],
] as const) {
  test(`what the address ${path}${fragment} says is there in another language, too`, async ({
    page,
  }) => {
    await page.goto(path + fragment)
    await choose(page, 'en', 'de')
    await expect(page).toHaveURL(`/de${path}${fragment}`)
  })
}

test('what the address says is gone from the language links when it is gone from the address', async ({
  page,
}) => {
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

test('a remembered language goes before those of the browser', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'locale', value: 'ar', url: baseURL ?? '' }])
  await page.goto('/')
  await expect(page).toHaveURL('/ar/')
})

test('a page in the language of its visitor offers nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openAppInHeldTime(page, '/about/')
  await letPass(page, 3)
  expect(asked.filter((url) => url.includes('language-offers'))).toEqual([])
})

test.describe('a crawler', () => {
  test.use({ locale: 'de', userAgent: agents.crawler })

  test('is never led anywhere', async ({ page }) => {
    await openApp(page, '/')
    await expect(page).toHaveURL('/')
  })
})
