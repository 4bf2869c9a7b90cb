import { expect, test } from '@playwright/test'
import { pathFor } from '../src/lib/paths'
import { shifts } from './support/shifts'

test.use({ viewport: { width: 412, height: 823 } })

for (const path of [pathFor('home', 'en'), pathFor('download', 'de'), pathFor('price', 'ru')]) {
  test(`nothing moves on ${path} when the font arrives late`, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(isPainted)
      await route.continue()
    })
    await page.goto(path)
    await page.waitForFunction(() => document.fonts.check('16px Manrope'))
    expect(await page.evaluate(shifts)).toBeLessThan(0.01)
  })
}

function isPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0
}
