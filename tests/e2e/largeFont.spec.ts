import { expect, test } from '@playwright/test'
import { devtoolsOf } from '../support/devtools'
import { expectNoFaults } from '../support/faults'
import { launchOptions } from '../support/launchOptions'
import { arrows } from '../support/rules/arrows'
import { headingRanks } from '../support/rules/headingRanks'
import { imageRatios } from '../support/rules/imageRatios'
import { overflow } from '../support/rules/overflow'
import { overlaps } from '../support/rules/overlaps'
import { faultsOf } from '../support/rules/visit'
import { isFull, pagesIn } from '../support/sitePages'

// The browser's setting, unlike a font size in a style sheet, also applies to media queries.
const args = [...launchOptions.args, '--blink-settings=defaultFontSize=32']

// With twice the font size, words of narrow columns break, and the sticky header covers links while they are tried.
const rules = [overflow, overlaps, headingRanks, imageRatios, arrows]

// German has the longest words. Japanese breaks anywhere, so its longest page is enough.
const pages = pagesIn('de', 'ja').filter(
  ({ locale, route }) => isFull || locale === 'de' || route === 'home',
)

test('pages fit the window with a default font of 32 pixels', async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const faults: string[] = []

  for (const { path, locale } of pages) {
    // In the page's language, the browser never shows the offer of another language over the text.
    const page = await browser.newPage({ baseURL, locale })

    await page.goto(path)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const found = await faultsOf(page, rules)

      faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`))
    }
  }

  await browser.close()
  expectNoFaults(faults)
})

for (const path of ['/', '/swap/ada-ben/'])
  test(`text follows the font size of the operating system on ${path}`, async ({ page }) => {
    const session = await devtoolsOf(page)

    await session.send('Emulation.setEmulatedOSTextScale', { scale: 2 })
    await page.goto(path)

    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  })
