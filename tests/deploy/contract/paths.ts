import { readBuilt } from '../../support/builtSite'
import { sitePages, swapPages } from '../../support/sitePages'
import { getFrom, locationIn, visitor, type Host } from './host'

const pagesWithSlash = [...sitePages, ...swapPages].filter(({ path }) => path !== '/')

/** Declares the tests for the one form that each path has. */
export function testPaths(host: Host): void {
  const get = getFrom(host)

  test.each([
    ['/GET/', '/get/'],
    ['/get/Windows/', '/get/windows/'],
    ['/DE/swap/ada-ben/', '/swap/ada-ben/'],
    ['/ROBOTS.TXT', undefined],
    ['/BUILDS/latest.json', undefined],
    ['/STATIC/nowhere.png', undefined],
  ])('distinguishes the case of letters: %s leads only to %s', async (target, page) => {
    const { status, headers } = await get(target)

    expect([status, headers.location]).toEqual([page ? 301 : 404, page])
    expect(headers['cache-control'] ?? '').not.toMatch(/immutable|no-store|no-cache/)
  })

  test.each(['/404', '/404/', '/404.html', '/de/404', '/de/404/', '/de/404.html'])(
    'responds with 404 to %s, the path of a not-found page',
    async (target) => {
      const file = target.startsWith('/de/') ? 'de/404.html' : '404.html'

      const { status, headers, body } = await get(target, { 'User-Agent': visitor })

      expect([status, headers.location]).toEqual([404, undefined])
      expect(body.toString() === readBuilt(file)).toBe(true)
    },
  )

  test('redirects permanently to the URL with a trailing slash, and keeps the query', async () => {
    for (const { path } of pagesWithSlash) {
      const { status, headers } = await get(`${path.slice(0, -1)}?a=1&b=%20`)

      expect([path, status, locationIn(headers)]).toEqual([path, 301, `${path}?a=1&b=%20`])
    }
  })
}
