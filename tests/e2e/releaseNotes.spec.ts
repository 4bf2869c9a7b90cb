import { expect, test, type Page } from '@playwright/test'
import { openApp } from '../support/app'
import { headerLink } from '../support/layoutControls'
import { editPageData } from '../support/responses'
import { leakedValues } from '../support/rules/leakedValues'
import { faultsOf } from '../support/rules/visit'

/** Earlier releases, the newest first, as they are in the page data. */
const earlier = ['3.0.2', '3.0.1', '3.0.0', '2.9.0'].map((version) => ({
  version,
  fileName: `Facewright-${version}.exe`,
  sha256: null,
  size: null,
  day: null,
  news: [{ tag: 'p', children: [`What was new in ${version}`] }],
  url: null,
}))

/** Opens the download page with a query, as if the earlier releases were published. */
async function openNotes(page: Page, query: string): Promise<void> {
  await editPageData(
    page,
    (data) => data.replace('"previous":[]', `"previous":${JSON.stringify(earlier)}`),
    'download',
  )
  await openApp(page, '/about/')
  const link = headerLink(page, '/download/')

  await link.evaluate((element: HTMLAnchorElement, search) => (element.search = search), query)
  await page.locator(`header a[href$="${query}"]`).locator('visible=true').first().click()
  await expect(page.getByText('What was new in 2.9.0')).toBeAttached()
}

/** Returns the versions whose notes are expanded. */
const expanded = (page: Page) =>
  page.locator('#new details[open]').evaluateAll((notes) => notes.map(({ id }) => id))

test('after an update, the notes of every version since the old one are expanded', async ({
  page,
}) => {
  await openNotes(page, '?from=3.0.0')

  await expect.poll(() => expanded(page)).toEqual(['3.0.2', '3.0.1'])
})

test('notes of a release without a date have only its name as their title', async ({ page }) => {
  await openNotes(page, '?from=2.9.0')

  expect(await faultsOf(page, [leakedValues])).toEqual([])
})

test('after an update from an unknown version, no notes of earlier versions are expanded', async ({
  page,
}) => {
  await openNotes(page, '?from=1.0.0')

  expect(await expanded(page)).toEqual([])
})
