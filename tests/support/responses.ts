import type { Page } from '@playwright/test'
import { readBuilt } from './builtSite'

/** Blocks web fonts, because late fonts shift the layout. performance.spec.ts tests these layout shifts. */
export const blockFonts = (page: Page) => page.route('**/*.woff2', (route) => route.abort())

/** Mocks the hosts of the installers. Returns a list to which the URL of each requested installer is added. */
export async function mockDownloads(page: Page): Promise<string[]> {
  const requested: string[] = []

  await page.route(/\.(exe|dmg)$/, (route) => {
    requested.push(route.request().url())

    return route.fulfill({
      body: 'a file',
      headers: { 'Content-Disposition': 'attachment' },
      contentType: 'application/octet-stream',
    })
  })

  return requested
}

/** Edits the page data that the app loads. By default, edits the data for all pages; `name` selects one page. */
export async function editPageData(
  page: Page,
  edit: (pageData: string) => string,
  name = '**',
): Promise<void> {
  await page.route(`**/page-data/${name}/page-data.json`, (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: edit(readBuilt(new URL(route.request().url()).pathname)),
    }),
  )
}

/** Sets the SHA-256 hash of every installer in the page data that the app loads. */
export function publishHash(page: Page, hash: string): Promise<void> {
  return editPageData(page, (pageData) =>
    pageData.replaceAll(/"sha256":(?:null|"[^"]*")/g, `"sha256":"${hash}"`),
  )
}
