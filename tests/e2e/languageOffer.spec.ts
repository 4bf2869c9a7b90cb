import { expect, test, type Page } from '@playwright/test'
import { localeCookieName } from '../../src/site/localeCookie'
import { locales } from '../../src/site/locales'
import { violations } from '../support/accessibility'
import { openApp } from '../support/app'
import { advanceClock, openAppWithPausedClock } from '../support/clock'
import { messagesOf } from '../support/content'
import { watchRequests } from '../support/requests'

const words = messagesOf('de', 'common').languageOffer

/** Locates the offer of the same page in German. */
const germanOffer = (page: Page) => page.locator('section[lang=de]')

/** Expects that a page does not load the suggestions of other languages. */
async function expectNoOffer(page: Page): Promise<void> {
  const requests = watchRequests(page)

  await openAppWithPausedClock(page, '/about/')
  await advanceClock(page, 3)
  expect(requests.filter((path) => path.includes('language-offers'))).toEqual([])
}

test.describe('a visitor who reads German', () => {
  test.use({ locale: 'de-AT' })

  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    test(`can read the end of the footer above the offer (${size.width} px)`, async ({ page }) => {
      await page.setViewportSize(size)
      await openApp(page, '/price/')
      await germanOffer(page).waitFor()
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
  }

  test('is asked one question after the other on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openApp(page, '/price/')
    await germanOffer(page).waitFor()
    // It stands for the question about analytics, which builds without a measurement ID do not ask.
    await germanOffer(page).evaluate((offer) => offer.after(offer.cloneNode(true)))

    await expect(germanOffer(page).nth(0)).toBeVisible()
    await expect(germanOffer(page).nth(1)).toBeHidden()
  })

  test('gets a link instead of a redirect on other pages', async ({ page }) => {
    await openApp(page, '/price/')
    const offer = germanOffer(page)

    await expect(offer).toContainText(words.text)
    await expect(offer).toHaveAccessibleName(locales.de.name)
    await expect(offer.getByRole('link', { name: words.action })).toHaveAttribute(
      'href',
      '/de/price/',
    )
    expect(await violations(page)).toEqual([])
  })

  test('can close the offer, and gets no other one', async ({ page }) => {
    await openApp(page, '/price/')
    const offer = germanOffer(page)

    await offer.getByRole('button', { name: words.close }).click()
    await expect(offer).toHaveCount(0)
    await expectNoOffer(page)
  })

  test('can follow the link, which stores the choice, and go back', async ({ page }) => {
    await openApp(page, '/price/')
    await page.getByRole('link', { name: words.action }).click()
    await expect(page).toHaveURL('/de/price/')
    expect(await page.context().cookies()).toMatchObject([{ name: localeCookieName, value: 'de' }])
    await page.goBack()
    await expect(page).toHaveURL('/price/')
  })
})

test.describe('a visitor who reads Arabic', () => {
  test.use({ locale: 'ar-EG' })

  test('gets an offer that is read from the right, on an English page', async ({ page }) => {
    await openApp(page, '/price/')
    const offer = page.locator('section[lang=ar]')

    await expect(offer).toContainText(messagesOf('ar', 'common').languageOffer.text)
    await expect(offer).toHaveCSS('direction', 'rtl')
  })
})

test("a page in the visitor's language suggests no other language", ({ page }) =>
  expectNoOffer(page))
