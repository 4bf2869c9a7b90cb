import { expect, test, type Page } from '@playwright/test'
import { wordsOf } from '../tests/support/words'
import { openApp } from './support/visitor'

const words = wordsOf('en', 'common').banner
const bannerOf = (page: Page) => page.getByRole('dialog', { name: words.label })
const closeButton = (page: Page) => page.getByRole('button', { name: words.close })

async function expectClosedForGood(page: Page) {
  await expect(bannerOf(page)).toBeHidden()
  for (const path of ['/about/', '/price/']) {
    await openApp(page, path)
    await expect(bannerOf(page)).toBeHidden()
  }
}

test('a banner that was closed stays closed', async ({ page }) => {
  await openApp(page, '/about/')
  await closeButton(page).click()
  await expectClosedForGood(page)
})

test('so does one that was closed before the app has started', async ({ page }) => {
  await page.route('**/boot-*.js', () => undefined)
  await page.goto('/about/')
  await closeButton(page).press('Enter')
  await page.unroute('**/boot-*.js')
  await expectClosedForGood(page)
})

test('a new banner is shown to those who closed the one before', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('closedBanner', 'an earlier one'))
  await openApp(page, '/about/')
  await expect(bannerOf(page)).toBeVisible()
})
