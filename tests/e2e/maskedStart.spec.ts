import { expect, test } from '@playwright/test'
import { openApp, showsPage } from '../support/app'
import { headerLink } from '../support/layoutControls'
import { mask } from '../support/masks'
import { watchProblems } from '../support/problems'

/** Scripts that remove or replace what the page reads when it starts. */
const masks: Readonly<Record<string, string>> = {
  'a list of requests': 'delete window.PerformanceObserver',
  languages: mask('Navigator.prototype', 'languages', 'return undefined'),
  'languages that can be read': mask('Navigator.prototype', 'languages', "throw new Error('')"),
  'languages with names': mask('Navigator.prototype', 'languages', 'return [null]'),
  'a screen': mask('window', 'screen', 'return null'),
  'a kind of connection': mask(
    'Navigator.prototype',
    'connection',
    'return { effectiveType: null }',
  ),
}

for (const [name, script] of Object.entries(masks)) {
  test(`the app runs in a browser without ${name}`, async ({ page, baseURL }) => {
    const problems = watchProblems(page, baseURL ?? '')

    await page.addInitScript(script)
    await openApp(page, '/')
    await headerLink(page, '/price/').click()
    await showsPage(page, 'price')

    expect(problems).toEqual([])
  })
}

test('a browser without a list of requests shows no number of them', async ({ page }) => {
  await page.addInitScript(masks['a list of requests'] ?? '')
  await openApp(page, '/download/')
  await page.waitForLoadState('networkidle')

  await expect(page.locator('#ledger p.withScripts')).toHaveText('')
})
