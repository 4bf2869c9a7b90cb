import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createPreview } from './server'

const site = mkdtempSync(join(tmpdir(), 'preview-'))

function write(path: string, content: string | Buffer) {
  mkdirSync(join(site, path, '..'), { recursive: true })
  writeFileSync(join(site, path), content)
}

let server: Server

beforeAll(async () => {
  write('about/index.html', 'about')
  write('odd name/index.html', 'odd')
  write('mark.svg', '<svg/>')
  write('favicon.ico', 'icon')
  write('site.webmanifest', '{}')
  write('page-data/app-data.json', '{}')
  server = createPreview(site)
  await new Promise<void>((resolve) => server.listen(0, resolve))
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(site, { recursive: true })
})

// tests/deploy/preview.test.ts tests the responses that all hosts have in common.

function get(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  return new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path, headers }, resolve).on('error', reject).end()
  })
}

test.each([
  ['/%61bout', '/about/'],
  ['/odd%20name', '/odd%20name/'],
])('redirects GET %s to %s', async (path, location) => {
  const response = await get(path)
  expect([response.statusCode, response.headers.location]).toEqual([301, location])
})

test.each([
  ['/favicon.ico', /^image\/x-icon$/],
  ['/mark.svg', /^image\/svg\+xml/],
  ['/site.webmanifest', /^application\/manifest\+json/],
  ['/page-data/app-data.json', /^application\/json/],
])('sends the content type of %s', async (path, type) => {
  expect((await get(path)).headers['content-type']).toMatch(type)
})

test('ignores ranges', async () => {
  const response = await get('/about/', { Range: 'bytes=5-2' })
  expect([response.statusCode, await text(response)]).toEqual([200, 'about'])
})
