import { expect, test } from '@playwright/test'
import { pathFor } from '../src/lib/paths'
import { type Locale } from '../src/site/locales'
import { wordsOf } from '../tests/support/words'
import { languageMenu, mobileMenu } from './support/menus'
import { openApp } from './support/visitor'

const menus = [
  { name: 'language menu', width: 1280, find: languageMenu },
  { name: 'mobile menu', width: 360, find: mobileMenu },
]
const someLocales: readonly Locale[] = ['en', 'ar']

for (const { name, width, find } of menus) {
  for (const locale of someLocales) {
    test.describe(`the ${name} (${locale})`, () => {
      test.use({ viewport: { width, height: 800 } })

      test('opens and closes by its control', async ({ page }) => {
        await openApp(page, pathFor('price', locale))
        const { menu, control } = find(page, locale)
        await control.click()
        await expect(menu).toHaveAttribute('open')
        await control.click()
        await expect(menu).not.toHaveAttribute('open')
      })

      test('closes on a click outside', async ({ page }) => {
        await openApp(page, pathFor('price', locale))
        const { menu, control } = find(page, locale)
        await control.click()
        await expect(menu).toHaveAttribute('open')
        await page.mouse.click(2, 790)
        await expect(menu).not.toHaveAttribute('open')
      })

      test('closes on Escape and gives the focus back', async ({ page }) => {
        await openApp(page, pathFor('price', locale))
        const { menu, control } = find(page, locale)
        await control.focus()
        await page.keyboard.press('Enter')
        await expect(menu).toHaveAttribute('open')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Escape')
        await expect(menu).not.toHaveAttribute('open')
        await expect(control).toBeFocused()
      })
    })
  }
}

test('the skip link comes first and leads to the content', async ({ page }) => {
  await openApp(page, pathFor('home', 'en'))
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: wordsOf('en', 'common').skipToContent })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})
