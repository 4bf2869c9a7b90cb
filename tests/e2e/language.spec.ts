import { expect, test, type Page } from '@playwright/test'
import { pathFor } from '../../src/lib/paths'
import { localeCookieName } from '../../src/site/localeCookie'
import { type Locale } from '../../src/site/locales'
import { violations } from '../support/accessibility'
import { appRuns, openApp } from '../support/app'
import { advanceClock, openAppWithPausedClock } from '../support/clock'
import { messagesOf } from '../support/content'
import { languageMenu } from '../support/layoutControls'
import { watchRequests } from '../support/requests'
import { pagesIn } from '../support/sitePages'
import { blockStorage } from '../support/spoof'
import { agents } from '../support/userAgents'

async function choose(page: Page, from: 'en' | 'de', to: string) {
  const { menu, control } = languageMenu(page, from)
  await control.click()
  await menu.locator(`[hreflang="${to}"]`).click()
}

/** Expects that a page does not load the suggestions of other languages. */
async function expectNoOffer(page: Page): Promise<void> {
  const requests = watchRequests(page)
  await openAppWithPausedClock(page, '/about/')
  await advanceClock(page, 3)
  expect(requests.filter((path) => path.includes('language-offers'))).toEqual([])
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

  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ])
    test(`can read the end of the footer above the offer (${size.width} px)`, async ({ page }) => {
      await page.setViewportSize(size)
      await openApp(page, '/price/')
      await page.locator('section[lang=de]').waitFor()
      const covered = await page.evaluate(() => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
        const top = document.querySelector('section[lang=de]')?.getBoundingClientRect().top ?? 0
        const parts = [...document.querySelectorAll('footer a, footer p, footer small')]

        return parts
          .filter((part) => part.checkVisibility() && part.getBoundingClientRect().bottom > top + 1)
          .map((part) => part.textContent.slice(0, 60))
      })

      expect(covered).toEqual([])
    })

  test('gets a link instead of a redirect on other pages, until it is dismissed', async ({
    page,
  }) => {
    const words = messagesOf('de', 'common').languageOffer

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
    await expectNoOffer(page)
  })

  test('can follow the link, which stores the choice, and go back', async ({ page }) => {
    await openApp(page, '/price/')
    await page.getByRole('link', { name: messagesOf('de', 'common').languageOffer.action }).click()
    await expect(page).toHaveURL('/de/price/')
    expect(await page.context().cookies()).toMatchObject([{ name: localeCookieName, value: 'de' }])
    await page.goBack()
    await expect(page).toHaveURL('/price/')
  })

  test('can choose English, which stores the choice', async ({ page }) => {
    await openApp(page, '/de/')
    await choose(page, 'de', 'en')
    await expect(page).toHaveURL('/')
    const cookies = await page.context().cookies()
    const cookie = { name: localeCookieName, value: 'en', path: '/', sameSite: 'Lax' }

    expect(cookies).toMatchObject([cookie])
    const days = ((cookies[0]?.expires ?? 0) - Date.now() / 1000) / 86_400

    // The specification prescribes a cookie lifetime of 365 days.
    expect(Math.round(days)).toBe(365)
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
    await choose(page, 'de', 'en')
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
    await choose(page, 'en', 'de')
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

test("a page in the visitor's language suggests no other language", ({ page }) =>
  expectNoOffer(page))

test.describe('a crawler', () => {
  test.use({ locale: 'de', userAgent: agents.crawler })

  test('is never redirected', async ({ page }) => {
    await openApp(page, '/')
    await expect(page).toHaveURL('/')
  })
})

/** Returns the distinct values of a style property of the headings of the home page in a language. */
async function headingStyles(page: Page, locale: Locale, property: 'letterSpacing' | 'fontWeight') {
  await page.goto(pathFor('home', locale))
  const values = await page
    .locator('main :is(h1, h2)')
    .evaluateAll((all, name) => all.map((each) => getComputedStyle(each)[name]), property)
  return [...new Set(values)]
}

// Manrope, which sets the headings of the other languages, lacks the letters of these.
for (const locale of ['ar', 'ja', 'ko'] as const) {
  test(`headings in ${locale} have no tracking, unlike in English`, async ({ page }) => {
    expect(await headingStyles(page, 'en', 'letterSpacing')).not.toContain('normal')
    expect(await headingStyles(page, locale, 'letterSpacing')).toEqual(['normal'])
  })

  test(`headings in ${locale} are less bold than in English`, async ({ page }) => {
    const [english] = await headingStyles(page, 'en', 'fontWeight')
    const [weight, ...others] = await headingStyles(page, locale, 'fontWeight')

    expect(others).toEqual([])
    expect(Number(weight)).toBeLessThan(Number(english))
  })
}

test('no Arabic text is tracked, so that its letters stay joined', async ({ page }) => {
  for (const { path } of pagesIn('ar')) {
    await page.goto(path)
    const tracked = await page
      .locator('body :lang(ar)')
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each).letterSpacing !== 'normal'))
    expect(tracked).toEqual([])
  }
})
