import { expect, test } from '@playwright/test'
import { pathFor } from '../../src/lib/paths'
import { locales, localesByName, type Locale } from '../../src/site/locales'
import { routes } from '../../src/site/routes'
import { formatterOf, messagesOf, readContent, releaseFiles } from '../support/content'
import { languageMenu, mobileMenu } from '../support/visitor'

interface Answers {
  readonly entries: readonly { readonly key: string; readonly question: string }[]
}

test.use({ javaScriptEnabled: false })

const someLocales: readonly Locale[] = ['en', 'ar', 'de']
const faq = readContent<{ tutorial: readonly string[] }>('site/faq.yaml')
const published = releaseFiles().flatMap(({ channels }) =>
  Object.values(channels).filter((address) => address !== null),
)

for (const locale of someLocales) {
  test(`the language menu leads to the same page in every language (${locale})`, async ({
    page,
  }) => {
    await page.goto(pathFor('price', locale))
    const { menu, control } = languageMenu(page, locale)
    const links = menu.getByRole('link')
    await expect(links).toHaveCount(0)
    await control.click()
    await expect(links).toHaveText(localesByName.map((code) => locales[code].name))
    await expect(menu.locator('[aria-current]')).toHaveText(locales[locale].name)
    await control.click()
    await expect(links).toHaveCount(0)
  })

  test(`the mobile menu opens, links to pages and closes (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(pathFor('home', locale))
    const { menu, control } = mobileMenu(page, locale)
    const words = messagesOf(locale, 'common').navigation
    const pricing = menu.getByRole('link', { name: words.pricing, exact: true })
    await expect(pricing).toHaveCount(0)
    await control.click()
    await expect(pricing).toBeVisible()
    await control.click()
    await expect(pricing).toHaveCount(0)
    await control.click()
    await pricing.click()
    await expect(page).toHaveURL(pathFor('price', locale))
  })

  test(`every question in the tutorial opens and closes its answer (${locale})`, async ({
    page,
  }) => {
    const { entries } = readContent<Answers>(`prose/${locale}/faq.yaml`)
    const { text } = formatterOf(locale)
    await page.goto(pathFor('tutorial', locale))
    for (const key of faq.tutorial) {
      const question = text(entries.find((entry) => entry.key === key)?.question ?? '')
      const entry = page.locator(`details#${key}`)
      const answer = entry.locator(':scope > :not(summary)')
      await expect(answer).toBeHidden()
      await entry.getByRole('heading', { name: question, exact: true }).click()
      await expect(answer).toBeVisible()
      await entry.locator('summary').click()
      await expect(answer).toBeHidden()
    }
  })
}

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

test('the download page links to every published URL of every file', async ({ page }) => {
  await page.goto(routes.download.path)
  const files = 'a[href$=".exe"], a[href$=".dmg"]'
  for (const summary of await page
    .locator(`main details:has(${files}) > summary`)
    .locator('visible=true')
    .all()) {
    await summary.click()
  }
  for (const address of published) {
    const links = page.locator(`main a[href="${address}"]`)
    await expect(links.locator('visible=true').first()).toBeVisible()
  }
})

for (const isMobile of [false, true]) {
  test.describe(isMobile ? 'on a touch screen' : 'with a mouse', () => {
    test.use({ isMobile, hasTouch: isMobile })

    test(`the download page has the note for Intel Macs${isMobile ? ' and phones' : ''}`, async ({
      page,
    }) => {
      const { intelMac, phone } = messagesOf('en', 'downloads')
      await page.goto(routes.download.path)
      await expect(page.getByText(intelMac.anyMac)).toBeVisible()
      await expect(page.getByText(phone.title)).toBeVisible({ visible: isMobile })
    })
  })
}

test('the page shows all requirements, but no button for the check', async ({ page }) => {
  await page.goto(routes.download.path)
  await expect(page.locator('#requirements table')).toHaveCount(2)
  const { start } = messagesOf('en', 'requirements').check
  await expect(page.getByRole('button', { name: start })).toHaveCount(0)
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
  for (const locale of someLocales) {
    const response = await page.goto(pathFor('home', locale) + 'nowhere/')
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator(`main a[href="${pathFor('home', locale)}"]`).first()).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(0)
  }
})
