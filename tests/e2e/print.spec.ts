import { expect, test } from '@playwright/test'
import { openApp } from '../support/visitor'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the printed page shows all FAQ answers', async ({ page }) => {
      await page.goto('/tutorial/')
      const answers = page.locator('#faq details > :not(summary)')
      await expect(answers.first()).toBeHidden()
      await page.emulateMedia({ media: 'print' })
      for (const answer of await answers.all()) await expect(answer).toBeVisible()
    })
  })
}

test('FAQ answers open before printing and close afterwards', async ({ page }) => {
  await openApp(page, '/tutorial/')
  const open = page.locator('#faq details[open]')
  const all = await page.locator('#faq details').count()
  await page.locator('#faq summary').first().click()
  await expect(open).toHaveCount(1)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(open).toHaveCount(all)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(open).toHaveCount(1)
})
