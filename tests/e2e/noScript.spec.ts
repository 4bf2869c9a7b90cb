import { expect, test, type Locator } from '@playwright/test'
import { pathFor } from '../../src/lib/paths'
import { routes } from '../../src/site/routes'
import { messagesOf, readSiteFile, releaseFiles } from '../support/content'
import { languageMenu, mobileMenu } from '../support/layoutControls'

test.use({ javaScriptEnabled: false })

for (const locale of ['en', 'ar'] as const) {
  test(`the menus open, lead to pages and close (${locale})`, async ({ page }) => {
    const { price } = messagesOf(locale, 'common').navigation
    const mobile = mobileMenu(page, locale)

    await page.goto(pathFor('home', locale))
    for (const [width, { menu, control }] of [
      [1280, languageMenu(page, locale)],
      [360, mobile],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const link = menu.getByRole('link').last()

      await expect(link).toBeHidden()
      await control.click()
      await expect(link).toBeVisible()
      await control.click()
      await expect(link).toBeHidden()
    }

    await mobile.control.click()
    await mobile.menu.getByRole('link', { name: price, exact: true }).click()
    await expect(page).toHaveURL(pathFor('price', locale))
  })
}

test('every question opens and closes its answer, and all are printed', async ({ page }) => {
  await page.goto(routes.tutorial.path)
  const entries = await page.locator('#faq details').all()
  const answerOf = (entry: Locator) => entry.locator(':scope > :not(summary)')

  for (const entry of entries) {
    await expect(answerOf(entry)).toBeHidden()
    await entry.getByRole('heading').click()
    await expect(answerOf(entry)).toBeVisible()
    await entry.locator('summary').click()
    await expect(answerOf(entry)).toBeHidden()
  }

  await page.emulateMedia({ media: 'print' })
  for (const entry of entries) await expect(answerOf(entry)).toBeVisible()
})

test.describe('a visitor who reads German', () => {
  test.use({ locale: 'de' })

  test('can choose English', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/de/')
    const { menu, control } = languageMenu(page, 'de')

    await control.click()
    await menu.locator('[hreflang="en"]').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test('a URL with a fragment scrolls to the FAQ question', async ({ page }) => {
  await page.goto(`${routes.tutorial.path}#deleteAccount`)
  await expect(page.locator('#deleteAccount summary')).toBeInViewport()
})

for (const isMobile of [false, true]) {
  test.describe(isMobile ? 'on a touch screen' : 'with a mouse', () => {
    test.use({ isMobile, hasTouch: isMobile })

    test(`the download page has all files, the requirements and the notes for Intel Macs${isMobile ? ' and phones' : ''}`, async ({
      page,
    }) => {
      const { intelMac, phone } = messagesOf('en', 'downloads')
      const { start } = messagesOf('en', 'requirements').check

      await page.goto(routes.download.path)
      await expect(page.getByText(intelMac.anyMac)).toBeVisible()
      await expect(page.getByText(phone.title)).toBeVisible({ visible: isMobile })
      await expect(page.locator('#requirements table')).toHaveCount(2)
      await expect(page.getByRole('button', { name: start })).toHaveCount(0)
      const folded = 'main details:has(a[href$=".exe"], a[href$=".dmg"]) > summary'

      for (const summary of await page.locator(folded).filter({ visible: true }).all())
        await summary.click()
      for (const url of releaseFiles().flatMap(({ channels }) => Object.values(channels))) {
        const links = page.locator(`main a[href="${url}"]`).filter({ visible: true })
        if (url) await expect(links.first()).toBeVisible()
      }
    })
  })
}

test('URLs of questions, and of the steps after a download, lead to an expanded section', async ({
  page,
}) => {
  const { download = [] } = readSiteFile('faq')

  for (const id of ['install-mac', ...download]) {
    // Without a new document, the browser would keep the page.
    await page.goto('about:blank')
    await page.goto(`/download/#${id}`)
    const content = page.locator(`#${id} > :not(summary)`)

    await expect(content).toBeVisible()
    await expect(content).toBeInViewport()
    await expect(page.locator('#install-windows > :not(summary)')).toBeHidden()
  }
})

test('the banner can be closed', async ({ page }) => {
  const { banner } = messagesOf('en', 'common')
  await page.goto(routes.home.path)
  await expect(page.getByText(banner.text)).toBeVisible()
  await page.getByRole('button', { name: banner.close }).click()
  await expect(page.getByText(banner.text)).toBeHidden()
})

test('a not-found page is in the language of its path, with a link home and no countdown', async ({
  page,
}) => {
  for (const locale of ['en', 'ar', 'de'] as const) {
    expect((await page.goto(pathFor('home', locale) + 'nowhere/'))?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator(`main a[href="${pathFor('home', locale)}"]`).first()).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(0)
  }
})
