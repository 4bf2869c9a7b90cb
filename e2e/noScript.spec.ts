import { expect, test } from '@playwright/test'
import { pathFor } from '../src/lib/paths'
import { localeCodes, locales, type Locale } from '../src/site/locales'
import { routes, type Route } from '../src/site/routes'
import { fillerOf, readContent, wordsOf } from '../tests/support/words'
import { languageMenu, mobileMenu } from './support/menus'

interface Navigation {
  readonly header: readonly { readonly key: string; readonly route?: Route }[]
}

interface Releases {
  readonly files: readonly {
    readonly key: string
    readonly channels: Readonly<Record<string, string | null>>
  }[]
}

interface Answers {
  readonly entries: readonly { readonly key: string; readonly question: string }[]
}

test.use({ javaScriptEnabled: false })

const someLocales: readonly Locale[] = ['en', 'ar', 'de']
const { header: ways } = readContent('site/navigation.yaml') as Navigation
const { files } = readContent('site/releases.json') as Releases
const published = files.flatMap(({ channels }) => Object.values(channels)).filter(Boolean)
const faq = readContent('site/faq.yaml') as { tutorial: readonly string[] }

for (const locale of someLocales) {
  test(`the language menu leads to the same page in every language (${locale})`, async ({
    page,
  }) => {
    await page.goto(pathFor('price', locale))
    const { menu, control } = languageMenu(page, locale)
    const links = menu.getByRole('link')
    await expect(links).toHaveCount(0)
    await control.click()
    await expect(links).toHaveText(localeCodes.map((code) => locales[code].name))
    await expect(menu.locator('[aria-current]')).toHaveText(locales[locale].name)
    for (const code of localeCodes) {
      await expect(menu.locator(`[hreflang="${code}"]`)).toHaveAttribute(
        'href',
        pathFor('price', code),
      )
    }
    await control.click()
    await expect(links).toHaveCount(0)
  })

  test(`the mobile menu opens, leads on, and closes (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(pathFor('home', locale))
    const { menu, control } = mobileMenu(page, locale)
    const words = wordsOf(locale, 'common').navigation
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

  test(`the header leads to its pages (${locale})`, async ({ page }) => {
    const words: Readonly<Record<string, string>> = wordsOf(locale, 'common').navigation
    for (const { key, route } of ways) {
      if (!route) continue
      await page.goto(pathFor('about', locale))
      await page.locator('header').getByRole('link', { name: words[key], exact: true }).click()
      await expect(page).toHaveURL(pathFor(route, locale))
      await expect(page.locator('h1')).toBeVisible()
    }
  })

  test(`the tutorial answers its questions (${locale})`, async ({ page }) => {
    const { entries } = readContent(`prose/${locale}/faq.yaml`) as Answers
    const { text } = fillerOf(locale)
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

test('an address opens the answer that it names', async ({ page }) => {
  await page.goto(`${routes.tutorial.path}#deleteAccount`)
  await expect(page.locator('#deleteAccount summary')).toBeInViewport()
})

test('every published download is a link', async ({ page }) => {
  await page.goto(routes.download.path)
  for (const address of published) {
    await expect(page.locator(`main a[href="${address ?? ''}"]`).last()).toBeVisible()
  }
})

test('home offers the downloads for Windows and Mac', async ({ page }) => {
  await page.goto(routes.home.path)
  for (const key of ['windowsDownloader', 'macImage']) {
    const address = files.find((file) => file.key === key)?.channels.preferred ?? ''
    await expect(page.locator(`main a[href="${address}"]`).first()).toBeVisible()
  }
})

test('each file says what comes next on its system', async ({ page }) => {
  const { moment } = wordsOf('en', 'downloads')
  await page.goto(routes.download.path)
  for (const { key } of files) {
    const card = page.locator(`#${key}`)
    const { open } = moment[key === 'macImage' ? 'mac' : 'windows']
    await expect(card.getByText(open)).toBeHidden()
    await card.getByText(moment.next, { exact: true }).click()
    await expect(card.getByText(open)).toBeVisible()
  }
})

test('no page links to a file that is not published', async ({ page }) => {
  for (const path of [routes.home.path, routes.download.path]) {
    await page.goto(path)
    const offered = await page.locator('a[href$=".exe"], a[href$=".dmg"]').all()
    for (const link of offered) expect(published).toContain(await link.getAttribute('href'))
  }
})

test('Contact leads to the contact block of the same page', async ({ page }) => {
  const { navigation } = wordsOf('en', 'common')
  await page.goto(routes.price.path)
  await page.locator('header').getByRole('link', { name: navigation.contact, exact: true }).click()
  await expect(page).toHaveURL(`${routes.price.path}#contact`)
  await expect(page.locator('#contact')).toBeInViewport()
})

test('the banner closes', async ({ page }) => {
  const { banner } = wordsOf('en', 'common')
  await page.goto(routes.home.path)
  await expect(page.getByText(banner.text)).toBeVisible()
  await page.getByRole('button', { name: banner.close }).click()
  await expect(page.getByText(banner.text)).toBeHidden()
})

test('an unknown address is answered in its language, with the way home', async ({ page }) => {
  for (const locale of someLocales) {
    const response = await page.goto(pathFor('home', locale) + 'nowhere/')
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator(`main a[href="${pathFor('home', locale)}"]`).first()).toBeVisible()
  }
})
