import { readBuilt } from '../../support/builtSite'
import { getFrom, type Host } from './host'
import { script } from './sampleFiles'

/** Declares the tests for which files are published, and with which type. */
export function testFiles(host: Host): void {
  const get = getFrom(host)

  test.each([`/${script}.br`, '/about/index.html.gz'])(
    'does not publish the precompressed file %s under its own name',
    async (target) => {
      const { status } = await get(target)

      expect(status).toBe(404)
    },
  )

  test.each(['/_headers', '/_redirects', '/.assetsignore'])(
    'does not publish %s',
    async (target) => {
      const { status, body } = await get(target)

      expect([status, body.toString() === readBuilt('404.html')]).toEqual([404, true])
    },
  )

  test.each([
    ['/robots.txt', 'text/plain'],
    ['/llms.txt', 'text/plain'],
    ['/.well-known/security.txt', 'text/plain'],
    [`/${script}`, 'text/javascript'],
  ])('sends %s as %s in UTF-8', async (target, type) => {
    const { headers } = await get(target)

    expect(headers['content-type']?.toLowerCase().split(/; ?/)).toEqual([type, 'charset=utf-8'])
  })
}
