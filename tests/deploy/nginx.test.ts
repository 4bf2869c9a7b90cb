import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { load } from 'cheerio'
import { findNginx } from '../../scripts/lib/executables'
import { hasBrotli, startNginx, type Nginx } from '../../scripts/lib/startNginx'
import type visitor from '../../src/gatsby/hosting/nginxVisitor'
import { reportsPath } from '../../src/site/permanentPaths'
import { builtFiles, builtPath, readBuilt } from '../support/builtSite'
import { crawlers } from '../support/crawlers'
import { testContract } from './contract'
import { securityHeaders } from './contract/securityHeaders'
import { testHostilePaths } from './hostilePaths'
import { freePort } from './localServer'
import { sendRequest } from './sendRequest'
import { testSlowClients } from './slowClients'

const failures = [500, 502, 503, 504]
const generated = join(__dirname, '../../deploy/nginx/generated')

/** For every function of visitor.js, a path whose response depends on the function's result. */
const dependentPaths: Readonly<Record<keyof typeof visitor, string>> = {
  crawler: '/nowhere/',
  download_redirect: '/get/',
  home_redirect: '/',
  near_miss: '/nowhere/',
}

/** Copies the generated configuration to a temporary folder, and makes a function of its visitor.js throw an exception. */
function copyWithFailing(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-failing-'))
  const path = join(copy, 'visitor.js')
  const planted = `$1.${name} = () => {\n  throw new Error('planted');\n};\n$&`

  cpSync(generated, copy, { recursive: true })
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^export default (\w+);$/m, planted))

  return copy
}

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
      lines: failures.map((code) => `location = /--fault-${code} { return ${code}; }`).join('\n'),
    })
  })

  afterAll(() => nginx.stop())

  testContract({ server: () => port, sendsRanges: true, gzipOnly: !hasBrotli(), logsReports: true })
  testHostilePaths(() => port)
  testSlowClients(() => port)

  test.each(failures)(
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

  // nginx itself only logs the error, and continues with an empty variable.
  test.each(Object.entries(dependentPaths))(
    'responds with 500 if the function %s fails, but only to requests that need it, such as %s',
    async (name, target) => {
      const copy = copyWithFailing(name)
      const failingPort = await freePort()
      const failing = await startNginx({
        folder: builtPath(''),
        generated: copy,
        port: failingPort,
      })
      const sent = { headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' } }
      const response = await sendRequest(failingPort, target, sent)
      const page = await sendRequest(failingPort, '/about/', sent)

      await failing.stop()
      rmSync(copy, { recursive: true })
      expect([response.status, page.status]).toEqual([500, 200])
      expect(response.headers).toMatchObject(securityHeaders)
    },
  )
})
