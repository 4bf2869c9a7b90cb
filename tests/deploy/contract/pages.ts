import { pageFile } from '../../../src/lib/pageFiles'
import { readBuilt } from '../../support/builtSite'
import { sitePages } from '../../support/sitePages'
import { sendRequest } from '../sendRequest'
import { getFrom, locationIn, type Host } from './host'

/** Declares the tests for pages. */
export function testPages(host: Host): void {
  const get = getFrom(host)

  test('serves every page', async () => {
    for (const { path } of sitePages) {
      const { status, headers, body } = await get(path)
      const isPage = body.toString() === readBuilt(pageFile(path))

      expect([path, status, isPage]).toEqual([path, 200, true])
      expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
    }
  })

  test('redirects permanently from the file of a page to the page, and keeps the query', async () => {
    for (const { path } of sitePages) {
      const { status, headers } = await get(`${path}index.html?a=1&b=%20`)

      expect([path, status, locationIn(headers)]).toEqual([path, 301, `${path}?a=1&b=%20`])
    }
  })

  test.each([
    ['/about/', 200],
    ['/nowhere/', 404],
  ])('responds to HEAD %s with %i and no body', async (target, status) => {
    const response = await sendRequest(host.server(), target, { method: 'HEAD' })

    expect([response.status, response.body.length]).toEqual([status, 0])
  })
}
