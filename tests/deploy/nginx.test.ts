import { load } from 'cheerio'
import { findNginx } from '../../deploy/nginx/findNginx.mjs'
import { hasBrotli, startNginx, type Nginx } from '../../deploy/nginx/startNginx'
import { chooseLocale } from '../../src/lib/localePreference'
import { builtFiles, readBuilt } from '../support/builtSite'
import { ask } from './ask'
import { testContract } from './contract'
import { nginxFolder, publicFolder } from './folders'
import { freePort } from './freePort'
import { testHostilePaths } from './hostilePaths'
import { observatoryScore } from './observatory'
import { testSlowClients } from './slowClients'

const visitor = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
  Accept: 'text/html',
}

const failures = [500, 502, 503, 504]

// Machines without nginx still test the preview server: `npm test` says what is left out.
const describeWithNginx = findNginx() ? describe : describe.skip

describeWithNginx('nginx', () => {
  let nginx: Nginx
  let port = 0

  beforeAll(async () => {
    port = await freePort()
    nginx = await startNginx({
      folder: publicFolder,
      generated: nginxFolder,
      port,
      lines: failures.map((code) => `location = /--fault-${code} { return ${code}; }`).join('\n'),
    })
  })

  afterAll(() => nginx.stop())

  testContract({ port: () => port, gzipOnly: !hasBrotli() })
  testHostilePaths(() => port)
  testSlowClients(() => port)

  test.each(failures)('a failure %i shows its status and nothing else', async (code) => {
    const { status, headers, body } = await ask(port, `/--fault-${code}`)
    const page = load(body.toString())
    expect([status, page('body').text(), page('title').text()]).toEqual([
      code,
      `${code}`,
      `${code}`,
    ])
    expect(builtFiles).toContain(page('link').attr('href')?.slice(1))
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(observatoryScore(headers)).toBe(140)
  })

  test.each([
    ['/nowhere/', 404],
    ['/de/nowhere', 404],
    ['/.git/config', 404],
    ['/--fault-503', 503],
  ])('a crawler at %s gets the bare status %i', async (target, expected) => {
    const googlebot = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
    const { status, headers, body } = await ask(port, target, { headers: googlebot })
    expect([status, body.length, headers.location]).toEqual([expected, 0, undefined])
    expect([headers.vary, observatoryScore(headers)]).toEqual(['User-Agent', 140])
  })

  test.each(['/--failed', '/--bare-status', '/--no-such-range'])(
    'nobody can ask for %s itself',
    async (target) => {
      const { status, body } = await ask(port, target)
      expect([status, body.toString() === readBuilt('404.html')]).toEqual([404, true])
    },
  )

  test.each([
    ['/about/', { Range: 'bytes=9999999-' }, 416],
    ['/robots.txt', { Range: 'bytes=9999999-' }, 416],
  ])('%s asked with %j gives %s and every header once', async (target, asked, expected) => {
    const { status, headers } = await ask(port, target, { headers: asked })
    expect([status, headers['cross-origin-resource-policy']]).toEqual([expected, 'same-origin'])
    expect(observatoryScore(headers)).toBe(140)
  })

  describe('the bare address', () => {
    const askHome = (headers: Record<string, string>, target = '/') =>
      ask(port, target, { headers: { ...visitor, ...headers } })

    test.each([
      ['de-AT,de;q=0.9,en;q=0.8', ''],
      ['zh-CN,zh;q=0.9,pt-BR;q=0.8,en;q=0.7', ''],
      ['in', ''],
      ['JA', ''],
      ['en-US,en;q=0.9,de;q=0.8', ''],
      ['dental,enough', ''],
      ['*', ''],
      ['', ''],
      ['de', 'locale=fr'],
      ['de', 'other=1; locale=ar; last=2'],
      ['de', 'locale=en'],
      ['de', 'locale=xx'],
      ['de', 'mylocale=fr'],
      [' , ,  ,   ,'.repeat(100), ''],
    ])(
      'Accept-Language %j with the cookie %j gives the home page of that visitor',
      async (accepted, cookie) => {
        const languages = accepted.split(',').map((item) => item.trim().replace(/;.*/, ''))
        const stored = /(?:^|; )locale=(\w+)/.exec(cookie)?.[1]
        const locale = chooseLocale({ cookie: stored, languages, fallback: 'en' })
        const { status, headers } = await askHome(
          { 'Accept-Language': accepted, Cookie: cookie },
          '/?a=1',
        )
        expect([status, headers.location]).toEqual(
          locale === 'en' ? [200, undefined] : [302, `/${locale}/?a=1`],
        )
        for (const name of ['Accept-Language', 'Cookie', 'User-Agent', 'Sec-Fetch-Site']) {
          expect(headers.vary).toContain(name)
        }
      },
    )

    test.each([
      ['a crawler', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
      ['a link from within the site', { 'Sec-Fetch-Site': 'same-origin' }],
    ])('%s gets the English page', async (_who, headers) => {
      expect((await askHome({ 'Accept-Language': 'de', ...headers })).status).toBe(200)
    })

    test('a phone that has "bot" in its name is led like any other', async () => {
      const phone = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT P80)' }
      expect((await askHome({ 'Accept-Language': 'de', ...phone })).status).toBe(302)
    })

    test('no other address depends on the visitor', async () => {
      const { status, headers } = await askHome({ 'Accept-Language': 'de' }, '/about/')
      expect([status, headers.vary]).toEqual([200, 'Accept-Encoding'])
    })
  })
})
