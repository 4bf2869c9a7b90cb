import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { readBuilt } from '../support/builtSite'
import { sendRequest } from './sendRequest'

const parents = '.. %2e%2e .%2e %2e. ..%00 ..%5c ..; %c0%ae%c0%ae %252e%252e'.split(' ')
const separators = ['/', '%2f', '%5c', '\\', '//']
const starts = ['/', '/static/', '/de/', '/fonts/', '/page-data/']
const secrets = ['etc/passwd', 'package.json']

const traversals = starts.flatMap((start) =>
  parents.flatMap((parent) =>
    separators.map((slash, index) => {
      const secret = secrets[index % secrets.length] ?? ''
      return `${start}${`${parent}${slash}`.repeat(8)}${secret.replace('/', slash)}`
    }),
  ),
)

const odd = [
  '//etc/passwd',
  '///etc/passwd',
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/.well-known/../../package.json',
  '/about/.git/config',
  '/index.html/',
  '/index.html%00.js',
  '/%00',
  '/about%00/',
  '/%0d%0aSet-Cookie:a=b',
  '/about%0d%0aX-Injected:1',
  '//elsewhere.example/',
  '//elsewhere.example/about',
  '/\\elsewhere.example/about',
  '/%2f%2felsewhere.example/',
  'http://elsewhere.example/package.json',
  '/%',
  '/%zz',
  '/%e0%a4%a',
  '/%ff%fe',
  '/?../../etc/passwd',
  '/about/~/',
  '/about/..;/',
  '/*',
  '/about/*',
  '/$document_root',
  '/<script>alert(1)</script>',
  '/about/%3Cscript%3E',
  '/static',
  '/static/',
  '/page-data',
  '/builds/',
  '/builds/meta/../../../package.json',
  `/${'a'.repeat(2000)}`,
  `/${'a/'.repeat(2000)}`,
  `/${'../'.repeat(1000)}etc/passwd`,
  `/about/?${'q'.repeat(6000)}`,
]

const targets = [...traversals, ...odd]

/** Matches what only unpublished files contain: `/etc/passwd`, `package.json` and `.git/config`. */
const unpublished = /root:.*:0:|"private": true|\[core\]/

/** Matches the location of a redirect to this host: a path, which does not start with two slashes, or a local URL. */
const onThisHost = /^(?:\/(?![/\\])|http:\/\/127\.0\.0\.1)/

/** Raw requests that are malformed or too large. */
const malformed = [
  'GET / HTTP/9.9\r\n\r\n',
  'GET\r\n\r\n',
  '\0\0\0\0\r\n\r\n',
  'GET /about/ HTTP/1.1\r\n\r\n',
  'GET /about/ HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\n${'X-Many: x\r\n'.repeat(5000)}\r\n`,
  `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n',
]

/**
 * Tests that hostile requests cannot read unpublished files or break the host. If `parsesRequests` is false,
 * responses to malformed requests are not checked, because Cloudflare's servers reject such requests before a Worker
 * receives them.
 */
export function testHostilePaths(port: () => number, { parsesRequests = true } = {}): void {
  test(`returns only published files for ${targets.length} hostile paths`, async () => {
    for (const target of targets) {
      const { status, headers, body } = await sendRequest(port(), encodeForWire(target))
      const { location = '/', 'x-injected': injected, 'set-cookie': cookie } = headers

      expect({
        target,
        failed: status >= 500,
        exposed: unpublished.test(body.toString()),
        staysOnHost: onThisHost.test(location),
        injected: [injected, cookie],
      }).toEqual({
        target,
        failed: false,
        exposed: false,
        staysOnHost: true,
        injected: [undefined, undefined],
      })
    }
  })

  test('rejects malformed and oversized requests, and serves the next visitor', async () => {
    for (const request of malformed) {
      const response = await send(port(), request)
      if (parsesRequests) expect(response).not.toMatch(/^HTTP\/1\.1 50[0-4]/)
    }
    const { status, body } = await sendRequest(port(), '/about/')
    expect([status, body.toString() === readBuilt('about/index.html')]).toEqual([200, true])
  })
}

/** Percent-encodes only the characters that the request line of an HTTP request cannot contain. */
function encodeForWire(target: string): string {
  return target.replace(/[ "<>`{}]/g, (mark) => encodeURIComponent(mark))
}

function send(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.setTimeout(2000, () => socket.end())
  socket.on('error', () => socket.destroy())
  socket.write(request)
  return text(socket).catch(() => '')
}
