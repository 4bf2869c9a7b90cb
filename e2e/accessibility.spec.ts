import { expect, test, type Page } from '@playwright/test'
import { sitePages } from '../tests/support/sitePages'
import { openAnswers } from './support/openAnswers'
import { violations } from './support/violations'

const themes = ['light', 'dark'] as const

/** Every page on a phone, and in both directions of writing on a wide screen: nothing else of a page depends on its language. */
const views = sitePages.flatMap((page) => {
  const widths = page.locale === 'en' || page.locale === 'ar' ? [360, 1280] : [360]
  return widths.map((width) => ({ ...page, width }))
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Expects that nothing breaks a rule, in either theme. */
async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await violations(page), colorScheme).toEqual([])
  }
}

for (const { name, path, width } of views) {
  test(`${name} breaks no rule of WCAG 2.2 AA at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await openAnswers(page)
    await expectNoViolations(page)
  })
}

for (const width of [360, 1280]) {
  for (const path of ['/', '/ar/']) {
    test(`the open menus of ${path} break none either at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      for (const summary of await page.locator('header summary').all()) {
        if (!(await summary.isVisible())) continue
        await summary.click()
        await expectNoViolations(page)
        await summary.click()
      }
    })
  }
}
