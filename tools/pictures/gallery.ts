import { expect } from '@playwright/test'
import { components, examplesOf, openExample, test } from '../../tests/support/gallery'
import { looks } from '../gallery/looks'
import { screenshotOptions } from './screenshotOptions'

test.use({
  viewport: { width: 1024, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
})

for (const component of components) {
  test(`gallery: ${component}`, async ({ page }) => {
    // The not-found page counts down.
    await page.clock.setFixedTime(Date.now())
    for (const example of await examplesOf(page, component)) {
      for (const { locale, theme } of looks) {
        const parts = ['gallery', ...component.split('/'), example, locale, theme]

        await openExample(page, { component, example, locale, theme })
        await expect.soft(page).toHaveScreenshot(`${parts.join('-')}.png`, screenshotOptions)
      }
    }
  })
}
