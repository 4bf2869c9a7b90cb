import { crawlers } from '../../support/crawlers'
import { getAsVisitor, visitor, type Host } from './host'
import { securityHeaders } from './securityHeaders'

/** Declares the tests for the responses that crawlers get. */
export function testCrawlers(host: Host): void {
  const getHome = getAsVisitor(host)

  test('returns the English page, and errors without a body, to every crawler', async () => {
    for (const agent of crawlers) {
      const sent = { 'Accept-Language': 'de', 'User-Agent': agent }

      expect([agent, (await getHome(sent)).status]).toEqual([agent, 200])

      for (const target of ['/nowhere/', '/de/nowhere']) {
        const { status, headers, body } = await getHome(sent, target)

        expect([agent, status, body.length, headers.location]).toEqual([agent, 404, 0, undefined])
        expect(headers.vary).toBe('User-Agent')
      }
    }
  })

  test('sends the security headers with the errors for crawlers', async () => {
    const { headers } = await getHome({ 'User-Agent': crawlers[0] }, '/nowhere/')

    expect(headers).toMatchObject(securityHeaders)
  })

  test('tells caches that the response for a missing path depends on the visitor', async () => {
    for (const agent of [visitor, crawlers[0]]) {
      const { headers } = await getHome({ 'User-Agent': agent }, '/nowhere/')

      expect([agent, headers.vary]).toEqual([agent, expect.stringContaining('User-Agent')])
    }
  })
}

/** Declares the tests for visitors who are no crawlers, and for pages that are the same for both. */
export function testOtherVisitors(host: Host): void {
  const getHome = getAsVisitor(host)

  test.each(['(Linux; Android 13; CUBOT P80)', '(Linux; Android 12; Spider X10)'])(
    'does not treat the phone %s as a crawler',
    async (phone) => {
      const { status } = await getHome({
        'Accept-Language': 'de',
        'User-Agent': `Mozilla/5.0 ${phone}`,
      })

      expect(status).toBe(302)
    },
  )

  test('does not vary responses for other pages by visitor', async () => {
    const { status, headers } = await getHome({ 'Accept-Language': 'de' }, '/about/')

    expect([status, headers.vary ?? 'Accept-Encoding']).toEqual([200, 'Accept-Encoding'])
  })
}
