import { expect, test } from '@playwright/test'
import { pathFor } from '../src/lib/paths'
import { routeNames } from '../src/site/routes'
import { dripPages } from './support/drippingServer'
import { shifts } from './support/shifts'

let slow: Awaited<ReturnType<typeof dripPages>>

test.beforeAll(async ({ baseURL }) => {
  slow = await dripPages(baseURL ?? '')
})

test.afterAll(() => slow.stop())

const pages = [...routeNames.map((route) => pathFor(route, 'en')), pathFor('home', 'ar')]

for (const width of [360, 768, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const path of pages) {
      test(`${path} arrives in pieces and nothing moves`, async ({ page }) => {
        // What the font moves is measured by itself.
        await page.route('**/*.woff2', (route) => route.abort())
        await page.goto(`${slow.address}${path}`)
        expect(await page.evaluate(shifts)).toBeLessThan(0.001)
      })
    }
  })
}
