import { type Page } from '@playwright/test'

/** Answers for the download hosts, which are elsewhere, and notes from now on which addresses were asked for. */
export async function answerDownloads(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/\.(exe|dmg)$/, (route) => {
    asked.push(route.request().url())
    const headers = { 'Content-Disposition': 'attachment' }
    return route.fulfill({ body: 'a file', headers, contentType: 'application/octet-stream' })
  })
  return asked
}
