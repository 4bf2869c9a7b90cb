import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, type Page } from '@playwright/test'
import { load } from 'cheerio'
import { pageFile } from '../../src/lib/pageFiles'
import { readBuilt } from '../support/builtSite'
import { samplesIn } from '../support/sitePages'

/** How long the browser has for a paint that it should not do, in milliseconds. A wanted paint takes a tenth of that. */
const patience = 1000

/** Waits until the browser has painted the page. Asks by a timer, because a page without a paint has no animation frames. */
const firstPaint = (page: Page, timeout = 30_000) =>
  page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    undefined,
    { polling: 50, timeout },
  )

/**
 * Divides a built page into the part up to the end of its title, the rest of its opening, and the rest of the page. The
 * opening is the first part of `main`; legal texts have an article around it.
 */
function partsOf(path: string): readonly [title: string, opening: string, rest: string] {
  const html = readBuilt(pageFile(path))
  const $ = load(html, { sourceCodeLocationInfo: true })
  const endOf = (selector: string) => $(selector).get(0)?.sourceCodeLocation?.endOffset ?? 0
  const titleEnd = endOf('h1')
  const openingEnd = endOf('main > :not(article):first-child, main > article > :first-child')

  return [html.slice(0, titleEnd), html.slice(titleEnd, openingEnd), html.slice(openingEnd)]
}

/** Answers requests as the server at `origin` does, but leaves the answer for the page at `path` to the caller. */
function serve(origin: string, path: string, answer: (response: ServerResponse) => void) {
  return createServer((request, response) => {
    if (request.url === path) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      answer(response)

      return
    }

    void fetch(new URL(request.url ?? '', origin)).then(async (file) => {
      response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' })
      response.end(Buffer.from(await file.arrayBuffer()))
    })
  })
}

for (const { path } of samplesIn('ar'))
  test(`${path} is painted once its opening has arrived, so that nothing moves`, async ({
    page,
    baseURL,
  }) => {
    const [title, opening, rest] = partsOf(path)
    let send: (html: string) => void = () => undefined
    const server = serve(baseURL ?? '', path, (response) => {
      send = (html) => response.write(html)
      send(title)
    })

    await new Promise<void>((ready) => server.listen(0, ready))
    const { port } = server.address() as AddressInfo

    await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'commit' })
    await page.locator('h1').waitFor({ state: 'attached' })
    await expect(firstPaint(page, patience)).rejects.toThrow('Timeout')

    send(opening)
    await firstPaint(page)

    send(rest)
    server.closeAllConnections()
    server.close()
  })
