import { expect, test } from '@playwright/test'
import { expectNoFaults } from '../support/faults'
import { sitePages } from '../support/sitePages'
import { agents } from '../support/userAgents'

/** The pages whose visitors come for a button. */
const pages = sitePages.filter(({ route }) => ['home', 'download', 'price'].includes(route))

/** Low laptops and a phone. */
const windows = [
  { agent: 'windowsChrome', width: 1366, height: 650 },
  { agent: 'windowsChrome', width: 1280, height: 720 },
  { agent: 'iPhone', width: 390, height: 844 },
] as const

for (const { agent, width, height } of windows) {
  test.describe(`at ${width}×${height}`, () => {
    test.use({ userAgent: agents[agent], viewport: { width, height } })

    test('a button of the page is in view before the visitor scrolls, in all languages', async ({
      page,
    }) => {
      const faults: string[] = []

      for (const { path } of pages) {
        await page.goto(path)
        const ends = await page
          .locator('main')
          .locator('.button:visible')
          .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().bottom))

        expect(ends, path).not.toEqual([])
        const end = Math.round(Math.min(...ends))
        if (end > height) faults.push(`${path}: the first button ends at ${end} px of ${height} px`)
      }

      expectNoFaults(faults)
    })
  })
}
