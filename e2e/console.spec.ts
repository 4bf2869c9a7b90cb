import { expect, test } from '@playwright/test'
import { firstLoad } from '../tests/support/firstLoad'
import { sitePages } from '../tests/support/sitePages'
import { watchProblems } from './support/problems'

/** What Chrome says three seconds after load of a file that was fetched ahead and is not used yet. */
const notUsedYet = /The resource \S+?:\d+\/(\S+) was preloaded using link preload but not used/

for (const { name, path } of sitePages) {
  test(`${name} has nothing to complain of`, async ({ page, baseURL }) => {
    const problems = watchProblems(page, baseURL ?? '')
    await page.goto(path)
    // Down to the end, so that lazy pictures are asked for too.
    await page.locator('footer').last().scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    // On a busy machine the app uses its files later than Chrome expects; others nobody should have asked for.
    const files = Object.values(firstLoad(path)).flat()
    const isLate = (problem: string) => files.includes(notUsedYet.exec(problem)?.[1] ?? '')
    expect(problems.filter((problem) => !isLate(problem))).toEqual([])
  })
}
