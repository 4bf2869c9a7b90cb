import { expect, test, type Locator, type Page } from '@playwright/test'
import { pathFor } from '../src/lib/paths'
import { localeCodes, type Locale } from '../src/site/locales'

/** The rows of some elements: their middles in pixels from the window's upper edge, each once. */
const rows = async (elements: Locator) => {
  const middles = await elements.evaluateAll((found) =>
    found.map((element) => {
      const { top, height } = element.getBoundingClientRect()
      return Math.round(top + height / 2)
    }),
  )
  return [...new Set(middles)]
}

const headerRows = async (page: Page, locale: Locale) => {
  const header = page.getByRole('banner')
  return {
    brand: await rows(header.getByRole('link').first()),
    navigation: await rows(header.getByRole('navigation').getByRole('listitem')),
    tools: await rows(header.locator(`a[href="${pathFor('download', locale)}"]`)),
  }
}

for (const locale of localeCodes) {
  test(`the header in ${locale} has room for all in one row from 1200 pixels on, in two below`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1200, height: 600 })
    await page.goto(pathFor('about', locale))
    const wide = await headerRows(page, locale)
    expect(wide.brand).toHaveLength(1)
    expect(wide.navigation).toEqual(wide.brand)
    expect(wide.tools).toEqual(wide.brand)

    await page.setViewportSize({ width: 1190, height: 600 })
    const narrow = await headerRows(page, locale)
    expect(narrow.tools).toEqual(narrow.brand)
    expect(narrow.navigation).toHaveLength(1)
    expect(narrow.navigation[0]).toBeGreaterThan(Number(narrow.brand[0]))
  })
}

test('windows up to 767 pixels get the menu to open, wider ones the row of links', async ({
  page,
}) => {
  const header = page.getByRole('banner')
  const row = header.getByRole('navigation')
  const menu = header.locator('summary').last()
  await page.goto(pathFor('about', 'en'))
  await page.setViewportSize({ width: 767, height: 600 })
  await expect(row).toBeHidden()
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 768, height: 600 })
  await expect(row).toBeVisible()
  await expect(menu).toBeHidden()
})
