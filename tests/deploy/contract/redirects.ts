import { builtRedirects } from '../../support/builtSite'
import { swapPages } from '../../support/sitePages'
import { getFrom, locationIn, type Host } from './host'

const newestFiles = builtRedirects().filter(({ status }) => status === '302')

/** Paths at which other sites have these files. */
const usualPaths = [
  ['/sitemap.xml', '/sitemap-index.xml'],
  ['/feed/', '/releases.atom'],
  ['/feed', '/releases.atom'],
  ['/rss.xml', '/releases.atom'],
  ['/atom.xml', '/releases.atom'],
]

/** Declares the tests for permanent and former URLs. */
export function testRedirects(host: Host): void {
  const get = getFrom(host)

  test.each(newestFiles)(
    'redirects $from to the newest file, keeps the query, and forbids caching and indexing',
    async ({ from, to }) => {
      const { status, headers } = await get(`${from}?a=1&b=%20`)

      expect([status, headers.location]).toEqual([302, `${to}?a=1&b=%20`])
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
    },
  )

  test('redirects permanently from the old pages of shared swaps, and keeps the query', async () => {
    for (const { path } of swapPages.slice(0, 3)) {
      for (const target of [`/de${path}`, `/de${path.slice(0, -1)}`]) {
        const { status, headers } = await get(`${target}?a=1&b=%20`)

        expect([target, status, locationIn(headers)]).toEqual([target, 301, `${path}?a=1&b=%20`])
      }
    }
  })

  test.each(['/get/nowhere/', '/get/nowhere', '/get/windows/nowhere/'])(
    'responds with 404 to %s',
    async (target) => {
      const { status } = await get(target)

      expect(status).toBe(404)
    },
  )

  test.each(usualPaths)('redirects permanently from the usual path %s to %s', async (from, to) => {
    const { status, headers } = await get(from)

    expect([status, locationIn(headers)]).toEqual([301, to])
  })
}
