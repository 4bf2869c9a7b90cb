import { expect, test, type Page } from '@playwright/test'
import { openApp } from '../support/visitor'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the printed page shows all FAQ answers', async ({ page }) => {
      await page.goto('/tutorial/')
      const answers = page.locator('#faq details > :not(summary)')
      await expect(answers.first()).toBeHidden()
      await page.emulateMedia({ media: 'print' })
      for (const answer of await answers.all()) await expect(answer).toBeVisible()
    })
  })
}

test('FAQ answers open before printing and close afterwards', async ({ page }) => {
  await openApp(page, '/tutorial/')
  const open = page.locator('#faq details[open]')
  const all = await page.locator('#faq details').count()
  await page.locator('#faq summary').first().click()
  await expect(open).toHaveCount(1)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(open).toHaveCount(all)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(open).toHaveCount(1)
})

for (const [name, system, theme] of [
  ['the system is dark', 'dark', null],
  ['the dark theme is chosen', 'light', 'dark'],
] as const) {
  test(`printed pages have the light colours if ${name}`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    await page.goto('/price/')
    const light = await colours(page)
    await page.emulateMedia({ media: 'screen', colorScheme: system })
    if (theme) await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
    await page.goto('/price/')
    expect(await colours(page)).not.toEqual(light)
    await page.emulateMedia({ media: 'print', colorScheme: system })
    expect(await colours(page)).toEqual(light)
  })
}

/** Returns the colours of links, tables, and `<dt>`, `<hr>` and `<small>`. */
function colours(page: Page) {
  return page.locator('main :is(a, small, table *, dt, hr)').evaluateAll((elements) =>
    elements.map((element) => {
      const { color, borderBlockEndColor } = getComputedStyle(element)
      return [color, borderBlockEndColor].join()
    }),
  )
}
