import { expect, test } from '@playwright/test'
import { sitePages } from '../tests/support/sitePages'

// The narrowest window that WCAG's reflow asks for.
test.use({ viewport: { width: 320, height: 640 } })

for (const { name, path } of sitePages) {
  test(`${name} has no text beyond the edge of a window of 320 pixels`, async ({ page }) => {
    await page.goto(path)
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(beyond).toBe(0)
  })
}
