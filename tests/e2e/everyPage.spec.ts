import { expect, test } from '@playwright/test'
import { localeCodes } from '../../src/site/locales'
import { routeNames } from '../../src/site/routes'
import { pathFor } from '../../src/lib/paths'
import { expectNoFaults } from '../support/faults'
import { isFull, pagesIn, sitePages } from '../support/sitePages'
import { appRuns, headerLink, watchPolicy, watchProblems } from '../support/visitor'

for (const locale of localeCodes) {
  const pages = pagesIn('en', 'ar', 'ja').filter((page) => page.locale === locale)
  if (pages.length === 0) continue

  test(`the pages in ${locale} log no errors and do not violate the security policy`, async ({
    page,
    baseURL,
  }) => {
    const problems = watchProblems(page, baseURL ?? '')
    const violations = await watchPolicy(page)
    for (const { path } of pages) {
      await page.goto(path)
      await page.keyboard.press('Shift')
      await appRuns(page)
      // Scrolls to the footer, so that lazy images load too.
      await page.locator('footer').last().scrollIntoViewIfNeeded()
    }
    await page.waitForLoadState('networkidle')
    expectNoFaults([...problems, ...violations])
  })
}

for (const locale of localeCodes) {
  test(`the pages in ${locale} fit into narrow windows`, async ({ page }) => {
    const faults: string[] = []
    await page.setViewportSize({ width: 320, height: 640 })
    for (const { path } of sitePages.filter((each) => each.locale === locale)) {
      // `goto` waits for the load event, so the style sheets apply before the widths are measured.
      await page.goto(path)
      for (const width of isFull ? [320, 360, 390, 412, 600, 767, 768, 1024, 1280, 1920] : [320]) {
        await page.setViewportSize({ width, height: 640 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (overflow > 0) faults.push(`${path} is ${overflow} px too wide at ${width} px`)
      }
    }
    expectNoFaults(faults)
  })
}

test('navigation does not violate the security policy', async ({ page }) => {
  const violations = await watchPolicy(page)
  await page.goto('/')
  await page.keyboard.press('Shift')
  await appRuns(page)
  for (const route of routeNames.filter((name) => name !== 'home')) {
    const path = pathFor(route, 'en')
    await page.locator(`a[href="${path}"]`).locator('visible=true').first().click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('h1')).toBeVisible()
  }
  await headerLink(page, '/').click()
  await expect(page).toHaveURL('/')
  expectNoFaults(violations)
})

test('the security policy blocks an injected script', async ({ page }) => {
  const violations = await watchPolicy(page)
  const response = await page.goto('/about/')
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.append('document.title = "changed"')
    document.body.append(script)
  })
  await expect.poll(() => violations.length).toBeGreaterThan(0)
  expect(await page.title()).not.toBe('changed')
})
