import { expect, test, type Page } from '@playwright/test'
import { openApp } from '../support/app'
import { messagesOf } from '../support/content'
import { languageMenu } from '../support/layoutControls'
import { restoreWith } from '../support/restoredPage'

const { banner, swap, theme } = messagesOf('en', 'common')

test.use({ colorScheme: 'light' })

/** Returns what the visitor's earlier choices change on a page. */
async function choices(page: Page) {
  const isDark = () => getComputedStyle(document.documentElement).colorScheme === 'dark'
  return {
    banner: await page.getByText(banner.text).isVisible(),
    dark: await page.evaluate(isDark),
    worn: await page.locator('header a img').evaluate((image) => getComputedStyle(image).content),
  }
}

test('choices apply to a second visit, to other tabs and to pages behind the Back button', async ({
  page,
  context,
}) => {
  const left = await context.newPage()

  await openApp(left, '/about/')
  await left.goto('/robots.txt')
  const other = await context.newPage()

  await openApp(other, '/price/')
  await openApp(page, '/?swap=eva-dai#try')
  await page.getByRole('button', { name: swap.wear }).click()
  await page.getByRole('button', { name: theme.dark }).click()
  await page.getByRole('button', { name: banner.close }).click()
  await left.goBack()
  const second = await context.newPage()

  await second.goto('/credits/')
  const worn = expect.stringContaining('-dai.svg') as unknown

  expect(await choices(second)).toEqual({ banner: false, dark: true, worn })
  for (const tab of [other, left])
    await expect.poll(() => choices(tab)).toEqual({ banner: false, dark: true, worn })
  // The other tab's toolbar and button follow, too.
  await expect(other.getByRole('button', { name: theme.dark, pressed: true })).toBeVisible()
  await page.bringToFront()
  await page.getByRole('button', { name: theme.dark }).click()
  await expect.poll(() => choices(other)).toMatchObject({ dark: false })
  await expect(other.locator('meta[name=theme-color]:not([media])')).toHaveCount(0)
})

test.describe('with several languages', () => {
  test.use({ locale: 'de' })

  test('the offer of a language disappears from every tab when the visitor declines it', async ({
    page,
    context,
  }) => {
    const { languageOffer } = messagesOf('de', 'common')
    const other = await context.newPage()

    for (const tab of [other, page]) {
      await openApp(tab, '/price/')
      await expect(tab.getByText(languageOffer.text)).toBeVisible()
    }

    await page.getByRole('button', { name: languageOffer.close }).click()
    await expect(other.getByText(languageOffer.text)).toBeHidden()
  })

  test('an offer that the visitor has declined is gone from a page after Back', async ({
    page,
  }) => {
    const { languageOffer } = messagesOf('de', 'common')

    await openApp(page, '/price/')
    await expect(page.getByText(languageOffer.text)).toBeVisible()
    await restoreWith(page, { declinedLanguage: 'de' })
    await expect(page.getByText(languageOffer.text)).toBeHidden()
  })
})

test('a page that the browser has kept shows the latest choices and no open menu after Back', async ({
  page,
}) => {
  await openApp(page, '/about/')
  const { menu, control } = languageMenu(page)

  await control.click()
  const bannerKey = await page.locator('html').getAttribute('data-banner-key')

  await restoreWith(page, { theme: 'dark', closedBanner: bannerKey ?? '' })
  await expect(menu).not.toHaveAttribute('open')
  await expect.poll(() => choices(page)).toMatchObject({ banner: false, dark: true })
})
