import { digestLength } from '../../../src/site/digests'
import { crawlers } from '../../support/crawlers'
import { getFrom, visitor, type Host } from './host'
import { font, image, script } from './sampleFiles'
import { securityHeaders } from './securityHeaders'

const revalidate = 'public, max-age=0, must-revalidate'
const untransformed = `${revalidate}, no-transform`
const immutable = 'public, max-age=31536000, immutable'
const daily = 'public, max-age=86400'

/** Returns paths, and the Cache-Control of each. */
const cacheControls = (forPages: string) => [
  ['/', forPages],
  ['/de/about/', forPages],
  ['/page-data/app-data.json', forPages],
  ['/page-data/about/page-data.json', forPages],
  [`/${script}`, immutable],
  [`/${image}`, immutable],
  [`/${font}`, immutable],
  ['/cast/ada-ben.svg', daily],
  ['/cards/home-en.png', daily],
  ['/icons/icon-512.png', daily],
  ['/builds/latest.json', 'no-store'],
]

/** Paths without a file. A file with such a name can be missing for a moment while a new version is published. */
const missingFiles = [
  '/nowhere/',
  `/app-${'0'.repeat(digestLength)}.js`,
  '/static/nowhere.png',
  '/fonts/nowhere.woff2',
  '/cast/nowhere.svg',
]

/** Declares the tests for what browsers and proxies may keep. */
export function testCaching(host: Host): void {
  const get = getFrom(host)
  // Edge hosts compress files themselves, and `no-transform` would stop them.
  const forPages = host.edge ? revalidate : untransformed

  test.each(cacheControls(forPages))(
    'sends the expected Cache-Control for %s',
    async (target, expected) => {
      const { headers } = await get(target)

      expect(headers['cache-control']).toBe(expected)
    },
  )

  test.each(missingFiles)(
    'forbids visitors and crawlers to cache that %s is missing',
    async (target) => {
      for (const agent of [visitor, crawlers[0]]) {
        const { status, headers } = await get(target, { 'User-Agent': agent })

        expect([agent, status, headers['cache-control']]).toEqual([agent, 404, forPages])
      }
    },
  )

  test('responds with 304 to an unchanged file', async () => {
    for (const target of ['/about/', `/${script}`, '/page-data/app-data.json']) {
      const { etag = 'none' } = (await get(target)).headers

      const { status, headers, body } = await get(target, { 'If-None-Match': etag })

      expect([target, status, body.length]).toEqual([target, 304, 0])
      expect(headers['content-security-policy']).toBe(securityHeaders['content-security-policy'])
    }
  })
}
