import { expect, test, type Page } from '@playwright/test'
import { wordsOf } from '../tests/support/words'
import { openInHeldTime } from './support/visitor'

const path = '/about/'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const banner = (page: Page) =>
  page.getByRole('dialog', { name: wordsOf('en', 'common').banner.label })

test('nothing is shown before what the visitor chose is read', async ({ page }) => {
  await page.goto(path)
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('closedBanner', document.documentElement.dataset.bannerKey ?? '')
  })
  await openInHeldTime(page, path)
  await expect(heading(page)).toBeHidden()
  await expect(banner(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(heading(page)).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`should it never be read, the page is there all the same: motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await openInHeldTime(page, path)
    await expect(heading(page)).toBeHidden()
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
    })
    await expect(heading(page)).toBeVisible()
  })
}
