import type { ServerResponse } from 'node:http'
import { readDocument } from '../content-check/document'
import { checkUrls } from './checkUrls'
import { exampleRelease } from './exampleRelease.fixture'
import { startHost } from './host.fixture'

const body = 'an installer'
const sendFile = (response: ServerResponse, text = body) =>
  response.writeHead(206, { 'content-range': `bytes 0-0/${text.length}` }).end(text[0])

/** The download host's responses by path. `count` is the number of requests for the path so far, including this one. */
const responses: Readonly<Record<string, (response: ServerResponse, count: number) => void>> = {
  '/good.exe': (response) => sendFile(response),
  '/ignores-range.exe': (response) => response.end(body),
  '/unknown-size.exe': (response) =>
    response.writeHead(200, { 'transfer-encoding': 'chunked' }).end(body),
  '/other.exe': (response) => sendFile(response, `${body}!`),
  '/moved.exe': (response) => response.writeHead(301, { location: '/good.exe' }).end(),
  '/redirects.exe': (response) => response.writeHead(302, { location: '/good.exe' }).end(),
  '/page.exe': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(body),
  '/drops.exe': (response) => response.socket?.destroy(),
  '/fails-once.exe': (response, count) =>
    count < 3 ? response.writeHead(503).end() : sendFile(response),
}

let host: Awaited<ReturnType<typeof startHost>>

beforeAll(async () => {
  const counts = new Map<string, number>()
  host = await startHost(({ url = '' }, response) => {
    counts.set(url, (counts.get(url) ?? 0) + 1)
    const respond = responses[url]
    if (respond) respond(response, counts.get(url) ?? 0)
    else response.writeHead(404).end()
  })
})

afterAll(() => host.stop())

async function check(file: object): Promise<string[]> {
  const releases = { files: [{ ...exampleRelease, bytes: body.length, ...file }] }
  const bytes = Buffer.from(JSON.stringify(releases))
  const diagnostics = await checkUrls(readDocument({ path: 'content/site/releases.json', bytes }))
  return diagnostics.map(({ path, message }) => `${path}: ${message.replace(host.origin, 'HOST')}`)
}

const none = { preferred: null, http: null, mirror: null, highSpeed: null }

it.each([
  ['/good.exe', undefined],
  ['/ignores-range.exe', undefined],
  ['/unknown-size.exe', undefined],
  ['/redirects.exe', undefined],
  ['/fails-once.exe', undefined],
  ['/moved.exe', 'this has moved, change it to /good.exe'],
  ['/gone.exe', 'the host responds with 404, upload the file or change the URL'],
  ['/page.exe', 'this is a web page, enter the URL of the file'],
  ['/drops.exe', 'HOST/drops.exe does not respond: other side closed'],
  [
    '/other.exe',
    'this file has 13 bytes, expected 12; upload the right file or run npm run releases:update',
  ],
])('reports for %s: %s', async (path, message) => {
  const found = await check({ channels: { ...none, preferred: host.origin + path } })
  expect(found).toEqual(message ? [`files.windowsSetup.channels.preferred: ${message}`] : [])
})

it('accepts a download page only for mirrors', async () => {
  const page = `${host.origin}/page.exe`
  expect(await check({ channels: { ...none, http: page, mirror: page } })).toEqual([
    'files.windowsSetup.channels.http: this is a web page, enter the URL of the file',
  ])
})

it('reports a placeholder', async () => {
  const preferred = 'https://download.facewright.example/x.exe'
  expect(await check({ channels: { ...none, preferred } })).toEqual([
    'files.windowsSetup.channels.preferred: this is a placeholder, enter the real URL',
  ])
})

it('checks signatures, and previous versions with their own size', async () => {
  const signature = `${host.origin}/other.exe`
  const previous = [
    { fileName: 'a', bytes: 13, url: `${host.origin}/other.exe` },
    { fileName: 'b', bytes: 13, url: `${host.origin}/good.exe` },
  ]

  expect(await check({ channels: none, signature, previous })).toEqual([
    expect.stringContaining('files.windowsSetup.previous[1].url: this file has 12 bytes'),
  ])
})
