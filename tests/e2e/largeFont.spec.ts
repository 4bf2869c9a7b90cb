import { expect, test } from '@playwright/test'
import { checkLayout } from '../support/geometry'
import { pagesIn } from '../support/sitePages'

// The browser's setting, unlike a font size in a style sheet, also applies to media queries.
const args = ['--no-sandbox', '--blink-settings=defaultFontSize=32']
test('pages fit the window with a default font of 32 pixels', async ({ playwright, baseURL }) => {
  const { executablePath } = test.info().project.use.launchOptions ?? {}
  const browser = await playwright.chromium.launch({ args, executablePath })
  const page = await browser.newPage({ baseURL, viewport: { width: 320, height: 800 } })
  for (const { path } of pagesIn('de', 'ja')) {
    await page.goto(path)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const { faults } = await checkLayout(page)
      // A large font makes the sticky header taller, so that it covers links during the check.
      const found = faults.filter((fault) => !fault.includes('is covered by'))
      expect.soft(found, `${path} at ${width}`).toEqual([])
    }
  }
  await browser.close()
})
