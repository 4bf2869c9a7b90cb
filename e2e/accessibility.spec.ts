import { expect, test } from '@playwright/test'
import { sitePages } from '../tests/support/sitePages'
import { violations } from './support/violations'

const widths = [360, 1280]
const themes = ['light', 'dark'] as const
const pages = sitePages.filter(({ locale }) => locale === 'en' || locale === 'ar')

for (const width of widths) {
  for (const colorScheme of themes) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: 900 },
        colorScheme,
        contextOptions: { reducedMotion: 'reduce' },
      })

      for (const { name, path } of pages) {
        test(`${name} breaks no rule of WCAG 2.2 AA`, async ({ page }) => {
          await page.goto(path)
          // Answers are words of the page, opened or not.
          await page.locator('main details').evaluateAll((answers: HTMLDetailsElement[]) => {
            for (const answer of answers) answer.open = true
          })
          expect(await violations(page)).toEqual([])
        })
      }

      for (const path of ['/', '/ar/']) {
        test(`the open menus of ${path} break none either`, async ({ page }) => {
          await page.goto(path)
          for (const summary of await page.locator('header summary').all()) {
            if (!(await summary.isVisible())) continue
            await summary.click()
            expect(await violations(page)).toEqual([])
            await summary.click()
          }
        })
      }
    })
  }
}
