import { expect, test } from '@playwright/test'
import { sitePages } from '../tests/support/sitePages'
import { watchProblems } from './support/problems'

for (const { name, path } of sitePages) {
  test(`${name} has nothing to complain of`, async ({ page, baseURL }) => {
    const problems = watchProblems(page, baseURL ?? '')
    await page.goto(path)
    // Down to the end, so that lazy pictures are asked for too.
    await page.locator('footer').last().scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(problems).toEqual([])
  })
}
