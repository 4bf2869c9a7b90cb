import { request, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { temporaryFolder } from '../lib/temporaryFolder.fixture'
import { createPreview } from './server'

const site = temporaryFolder({
  'about/index.html': 'about',
  'odd name/index.html': 'odd',
  'mark.svg': '<svg/>',
  'favicon.ico': 'icon',
  'site.webmanifest': '{}',
  'page-data/app-data.json': '{}',
})

let server: Server

beforeAll(async () => {
  server = createPreview(site)
  await new Promise<void>((resolve) => server.listen(0, resolve))
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
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
