import { expect, test, type Page } from '@playwright/test'
import { pathFor } from '../../src/lib/paths'
import { type Locale } from '../../src/site/locales'
import { expectNoFaults } from '../support/faults'
import { pagesIn } from '../support/sitePages'

/** Returns the distinct values of a style property of the headings of the home page in a language. */
async function headingStyles(page: Page, locale: Locale, property: 'letterSpacing' | 'fontWeight') {
  await page.goto(pathFor('home', locale))
  const values = await page
    .locator('main :is(h1, h2)')
    .evaluateAll((all, name) => all.map((each) => getComputedStyle(each)[name]), property)
  return [...new Set(values)]
}

// Manrope, which sets the headings of the other languages, lacks the letters of these.
for (const locale of ['ar', 'ja', 'ko'] as const) {
  test(`headings in ${locale} have no tracking, unlike in English`, async ({ page }) => {
    expect(await headingStyles(page, 'en', 'letterSpacing')).not.toContain('normal')
    expect(await headingStyles(page, locale, 'letterSpacing')).toEqual(['normal'])
  })

  test(`headings in ${locale} are less bold than in English`, async ({ page }) => {
    const [english] = await headingStyles(page, 'en', 'fontWeight')
    const [weight, ...others] = await headingStyles(page, locale, 'fontWeight')

    expect(others).toEqual([])
    expect(Number(weight)).toBeLessThan(Number(english))
  })
}

test('no Arabic text is tracked, so that its letters stay joined', async ({ page }) => {
  for (const { path } of pagesIn('ar')) {
    await page.goto(path)
    const tracked = await page
      .locator('body :lang(ar)')
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each).letterSpacing !== 'normal'))
    expect(tracked).toEqual([])
  }
})

// In a row, Firefox would part the text at each of these places. Chromium does not even display them.
test('no place for a line break is an item of a row', async ({ page }) => {
  const faults: string[] = []

  for (const { path } of pagesIn('ja')) {
    await page.goto(path)
    const found = await page.locator('wbr').evaluateAll((breaks) =>
      breaks
        .map((element) => element.parentElement ?? document.body)
        .filter((parent) => /flex|grid/.test(getComputedStyle(parent).display))
        .map((parent) => parent.textContent),
    )

    faults.push(...found.map((text) => `${path}: "${text}"`))
  }

  expectNoFaults(faults)
})
