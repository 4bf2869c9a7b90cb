import { expect, test, type Page } from '@playwright/test'
import { openApp } from '../support/app'
import { messagesOf } from '../support/content'

const { banner: bannerMessages } = messagesOf('en', 'common')

const banner = (page: Page) => page.getByText(bannerMessages.text)
const close = (page: Page) => page.getByRole('button', { name: bannerMessages.close })

for (const appRuns of [true, false]) {
  test(`the banner stays closed ${appRuns ? 'after the app runs' : 'if it was closed before'}`, async ({
    page,
  }) => {
    if (!appRuns) await page.route(/\.js$/, () => undefined)
    await (appRuns ? openApp(page, '/about/') : page.goto('/about/'))
    await close(page).click()
    await expect(banner(page)).toBeHidden()

    await page.unroute(/\.js$/)
    for (const path of ['/about/', '/price/']) {
      await openApp(page, path)
      await expect(banner(page)).toBeHidden()
    }
  })
}

test('the banner is shown to visitors who closed an earlier banner', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('closedBanner', 'an earlier one'))
  await openApp(page, '/about/')
  await expect(banner(page)).toBeVisible()
})
