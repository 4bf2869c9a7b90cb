import { expect, test } from '@playwright/test'
import { checkLayout } from '../support/geometry'
import { pagesIn } from '../support/sitePages'

// The browser's setting, unlike a font size in a style sheet, also applies to media queries.
const args = ['--no-sandbox', '--blink-settings=defaultFontSize=32']
test('pages fit the window with a default font of 32 pixels', async ({ playwright, baseURL }) => {
  const { executablePath } = test.info().project.use.launchOptions ?? {}
  const browser = await playwright.chromium.launch({ args, executablePath })

  for (const { path, locale } of pagesIn('de', 'ja')) {
    // In the page's language, the browser never shows the offer of another language over the text.
    const page = await browser.newPage({ baseURL, locale })

    await page.goto(path)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      // A large font makes the sticky header taller, so that it covers links during the check.
      const found = (await checkLayout(page)).faults.filter((one) => !one.includes('is covered by'))

      expect.soft(found, `${path} at ${width}`).toEqual([])
    }
  }

  await browser.close()
})
