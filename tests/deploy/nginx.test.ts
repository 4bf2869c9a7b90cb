import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { load } from 'cheerio'
import { findNginx } from '../../scripts/lib/executables'
import { hasBrotli, startNginx, type Nginx } from '../../scripts/lib/startNginx'
import { reportsPath } from '../../src/site/permanentPaths'
import { builtFiles, builtPath, readBuilt } from '../support/builtSite'
import { crawlers } from '../support/crawlers'
import { testContract } from './contract'
import { securityHeaders } from './contract/securityHeaders'
import { testHostilePaths } from './hostilePaths'
import { freePort } from './localServer'
import { sendRequest } from './sendRequest'
import { testSlowClients } from './slowClients'

/** The server errors that nginx itself can respond with. */
const serverErrors = [500, 502, 503, 504]
const generated = join(__dirname, '../../deploy/nginx/generated')

// Without nginx, these tests are skipped, and `npm test` reports that nginx is missing.
const describeWithNginx = findNginx() ? describe : describe.skip

describeWithNginx('nginx', () => {
  let nginx: Nginx
  let port = 0

  beforeAll(async () => {
    port = await freePort()
    nginx = await startNginx({
      folder: builtPath(''),
      generated,
      port,
      lines: serverErrors
        .map((code) => `location = /--fault-${code} { return ${code}; }`)
        .join('\n'),
    })
  })

  afterAll(() => nginx.stop())

  testContract({ server: () => port, sendsRanges: true, gzipOnly: !hasBrotli(), logsReports: true })
  testHostilePaths(() => port)
  testSlowClients(() => port)

  test.each(serverErrors)(
    'responds to a server error %i with a page that contains only the status code',
    async (code) => {
      const { status, headers, body } = await sendRequest(port, `/--fault-${code}`)
      const page = load(body.toString())
      const texts = [page('body').text(), page('title').text()]
      expect([status, ...texts]).toEqual([code, `${code}`, `${code}`])
      expect(builtFiles).toContain(page('link').attr('href')?.slice(1))
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers).toMatchObject(securityHeaders)
    },
  )

  test('sends crawlers a server error without a body', async () => {
    const sent = { headers: { 'User-Agent': crawlers[0] } }
    const { status, headers, body } = await sendRequest(port, '/--fault-503', sent)
    expect([status, headers.vary, body.length]).toEqual([503, 'User-Agent', 0])
  })

  test('logs reports of policy violations without IP addresses', async () => {
    await sendRequest(port, reportsPath, { method: 'POST', body: '[{"type":"planted"}]' })
    await sendRequest(port, reportsPath)
    const log = readFileSync(join(nginx.prefix, 'reports.log'), 'utf8')
    expect(log).toMatch(/^[\d:T+-]+ \[{\\"type\\":\\"planted\\"}]$/m)
    expect(log).not.toContain('127.0.0.1')
  })

  test.each(['/--failed', '/--bare-status', '/--no-such-range', '/--report'])(
    'does not expose the internal location %s',
    async (target) => {
      const { status, body } = await sendRequest(port, target)
      expect([status, body.toString() === readBuilt('404.html')]).toEqual([404, true])
    },
  )

  test.each(['/about/', '/robots.txt'])(
    'sends every header once if the requested range of %s does not exist',
    async (target) => {
      const sent = { headers: { Range: 'bytes=9999999-' } }
      const { status, headers } = await sendRequest(port, target, sent)
      expect([status, headers]).toMatchObject([416, securityHeaders])
    },
  )

  // Some proxies use HTTP/1.0.
  test('sends compressed pages to a proxy that uses HTTP/1.0', async () => {
    const socket = connect(port, '127.0.0.1')

    socket.write('GET /about/ HTTP/1.0\r\nVia: 1.0 proxy.example\r\nAccept-Encoding: gzip\r\n\r\n')

    const response = await buffer(socket)
    const bodyStart = response.indexOf('\r\n\r\n') + 4

    expect(response.toString('latin1', 0, bodyStart)).toMatch(/^content-encoding: gzip\r$/im)
    expect(
      gunzipSync(response.subarray(bodyStart)).toString() === readBuilt('about/index.html'),
    ).toBe(true)
  })
})
