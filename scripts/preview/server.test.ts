import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { createPreview } from './server'

const outside = mkdtempSync(join(tmpdir(), 'preview-'))
const site = join(outside, 'public')

function write(path: string, content: string | Buffer) {
  mkdirSync(join(site, path, '..'), { recursive: true })
  writeFileSync(join(site, path), content)
}

let server: Server

beforeAll(async () => {
  writeFileSync(join(outside, 'secret.txt'), 'secret')
  write('index.html', 'home')
  write('about/index.html', 'about')
  write('odd name/index.html', 'odd')
  write('404.html', 'not found')
  write('de/index.html', 'Start')
  write('de/404.html', 'nicht gefunden')
  write('app.js', 'plain')
  write('app.js.br', brotliCompressSync('brotli'))
  write('app.js.gz', gzipSync('gzip'))
  write('mark.svg', '<svg/>')
  write('favicon.ico', 'icon')
  write('site.webmanifest', '{}')
  write('page-data/app-data.json', '{}')
  write('_headers', '/*\n  X-Every: one\n/app.js\n  Cache-Control: immutable\n')
  server = createPreview(site)
  await new Promise<void>((resolve) => server.listen(0, resolve))
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(outside, { recursive: true })
})

/** Sends a request without normalizing its path, because `fetch` would resolve `..` segments. */
function sendRequest(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  return new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path, method, headers }, resolve).on('error', reject).end()
  })
}

test.each([
  ['/', 200, 'home'],
  ['/?from=mail', 200, 'home'],
  ['/about/', 200, 'about'],
  ['/de/', 200, 'Start'],
  ['/nowhere/', 404, 'not found'],
  ['/xx/about/', 404, 'not found'],
  ['/de/nowhere/', 404, 'nicht gefunden'],
  ['/fr/nowhere/', 404, 'not found'],
  ['/404', 404, 'not found'],
  ['/%', 404, 'not found'],
  ['/%e0%a4%a/', 404, 'not found'],
  ['/de/%ff', 404, 'nicht gefunden'],
  ['/%00', 404, 'not found'],
  ['/../secret.txt', 404, 'not found'],
  ['/%2e%2e/secret.txt', 404, 'not found'],
  ['/..%2fsecret.txt', 404, 'not found'],
  ['/about/..%5c..%5csecret.txt', 404, 'not found'],
  ['//secret.txt', 404, 'not found'],
  ['http://elsewhere.example/about/', 404, 'not found'],
])('responds to GET %s with %i and %j', async (path, status, body) => {
  const response = await sendRequest(path)
  expect(response.statusCode).toBe(status)
  expect(await text(response)).toBe(body)
})

test.each([
  ['/about', '/about/'],
  ['/about?a=1&b=2', '/about/?a=1&b=2'],
  ['/de', '/de/'],
  ['/%61bout', '/about/'],
  ['/about/index.html', '/about/'],
  ['/index.html?a=1', '/?a=1'],
  ['/odd%20name', '/odd%20name/'],
  ['/en/about/?a=1', '/about/?a=1'],
])('redirects GET %s to %s', async (path, location) => {
  const response = await sendRequest(path)
  expect([response.statusCode, response.headers.location]).toEqual([301, location])
})

test.each([
  ['/', /^text\/html;\s*charset=utf-8$/],
  ['/nowhere/', /^text\/html;\s*charset=utf-8$/],
  ['/app.js', /^text\/javascript/],
  ['/mark.svg', /^image\/svg\+xml/],
  ['/site.webmanifest', /^application\/manifest\+json/],
  ['/page-data/app-data.json', /^application\/json/],
])('sends the content type of %s', async (path, type) => {
  expect((await sendRequest(path)).headers['content-type']).toMatch(type)
})

test('sends a precompressed file to clients that accept it', async () => {
  const brotli = await sendRequest('/app.js', 'GET', { 'Accept-Encoding': 'gzip, br' })
  expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual([
    'br',
    'Accept-Encoding',
  ])
  const chunks = await brotli.toArray()
  expect(brotliDecompressSync(Buffer.concat(chunks as Buffer[])).toString()).toBe('brotli')

  const gzip = await sendRequest('/app.js', 'GET', { 'Accept-Encoding': 'gzip' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(await text(await sendRequest('/app.js'))).toBe('plain')
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
  'rejects the method %s',
  async (method) => {
    const response = await sendRequest('/about/', method)
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD'])
  },
)

test.each([
  ['/about/', 200],
  ['/nowhere/', 404],
])('responds to HEAD %s with %i and no body', async (path, status) => {
  const response = await sendRequest(path, 'HEAD')
  expect(response.statusCode).toBe(status)
  expect(await text(response)).toBe('')
})

test('sends the headers in _headers, and forbids caching of errors', async () => {
  const cache = 'public, max-age=0, must-revalidate, no-transform'
  for (const [path, method, expected] of [
    ['/app.js', 'GET', 'immutable'],
    ['/about/', 'GET', cache],
    ['/about', 'GET', cache],
    ['/nowhere/app.js', 'GET', cache],
    ['/about/', 'POST', cache],
  ] as const) {
    const { headers } = await sendRequest(path, method)
    expect([path, headers['x-every'], headers['cache-control']]).toEqual([path, 'one', expected])
  }
  expect((await sendRequest('/_headers')).statusCode).toBe(404)
})

test('sends the content type of icons', async () => {
  expect((await sendRequest('/favicon.ico')).headers['content-type']).toBe('image/x-icon')
})

test('responds with 304 to an unchanged file', async () => {
  const etag = (await sendRequest('/about/')).headers.etag ?? ''
  expect((await sendRequest('/about/', 'GET', { 'If-None-Match': etag })).statusCode).toBe(304)
})

test('ignores ranges', async () => {
  const response = await sendRequest('/about/', 'GET', { Range: 'bytes=5-2' })
  expect([response.statusCode, await text(response)]).toEqual([200, 'about'])
})
