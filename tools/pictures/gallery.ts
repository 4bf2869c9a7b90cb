import { expect } from '@playwright/test'
import { components, examplesOf, openExample, test } from '../../tests/support/gallery'
import { looks } from '../gallery/looks'
import { screenshotOptions } from './screenshotOptions'

for (const component of components) {
  test(`gallery: ${component}`, async ({ gallery }) => {
    // The not-found page counts down.
    await gallery.clock.setFixedTime(Date.now())
    for (const example of await examplesOf(gallery, component)) {
      for (const { locale, theme } of looks) {
        const parts = ['gallery', ...component.split('/'), example, locale, theme]

        await openExample(gallery, { component, example, locale, theme })
        await expect.soft(gallery).toHaveScreenshot(`${parts.join('-')}.png`, screenshotOptions)
      }
    }
  })
}
