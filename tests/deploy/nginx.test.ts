import { load } from 'cheerio'
import { findNginx } from '../../deploy/nginx/findNginx.mjs'
import { hasBrotli, startNginx, type Nginx } from '../../deploy/nginx/startNginx'
import { builtFiles, readBuilt } from '../support/builtSite'
import { ask } from './ask'
import { googlebot, testContract } from './contract'
import { nginxFolder, publicFolder } from './folders'
import { freePort } from './freePort'
import { testHostilePaths } from './hostilePaths'
import { observatoryScore } from './observatory'
import { testSlowClients } from './slowClients'

const failures = [500, 502, 503, 504]

// `npm test` says that nginx is left out on machines without it.
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

  testContract({ port: () => port, gzipOnly: !hasBrotli(), choosesLanguage: true })
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

  test('a crawler gets a server error without a body', async () => {
    const headers = { 'User-Agent': googlebot }
    const answer = await ask(port, '/--fault-503', { headers })
    expect([answer.status, answer.body.length, answer.headers.vary]).toEqual([503, 0, 'User-Agent'])
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
})
