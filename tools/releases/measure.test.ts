import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { body, sha256, startBadHost, type BadHost } from './badHost.fixture'
import { startHost, type Host } from './host.fixture'
import { isInstaller, measureAddress, measureFolder, shapeOf, versionIn } from './measure'

const limits = { timeout: 300, retries: 1, pause: 10 }
let host: BadHost
let other: Host | undefined

beforeAll(async () => {
  host = await startBadHost()
})

afterAll(() => host.stop())

afterEach(async () => {
  await other?.stop()
  other = undefined
})

const measure = (how: string) => measureAddress(host.address(how), limits, () => undefined)

it.each(['good', 'for_now', 'no_length', 'slow', 'fails_once', 'breaks_once'])(
  'downloads and hashes a "%s" file',
  async (how) => {
    const measured = await measure(how)
    expect(measured).toMatchObject({ fileName: 'Facewright-3.1.0.exe', bytes: body.length, sha256 })
  },
)

it('does not download a file if the response headers contain its hash, and finds its signature', async () => {
  const read: number[] = []
  const measured = await measureAddress(host.address('digest'), limits, (_, done) =>
    read.push(done),
  )
  expect(measured).toEqual({
    fileName: 'Facewright-3.1.0.exe',
    bytes: body.length,
    sha256,
    released: '2024-05-01',
    signatureEnding: '.asc',
  })
  expect(read).toEqual([])
})

it.each([
  ['gone', 'responds with 404'],
  ['bad', 'responds with 400'],
  ['page', 'is a page, not a file'],
  ['hangs', 'no answer within 0.3 seconds'],
  ['drops_inside', 'is incomplete: terminated'],
  ['shrinks', `is incomplete: ${body.length - 1} of ${body.length} bytes arrived`],
])('reports what is wrong with a "%s" file', async (how, message) => {
  await expect(measure(how)).rejects.toThrow(message)
})

it('rejects a URL that does not lead to an installer', async () => {
  const address = host.address('good').replace(/[^/]+$/, '')
  await expect(measureAddress(address, limits, () => undefined)).rejects.toThrow(
    "does not end in an installer's file name",
  )
})

it('reports progress', async () => {
  const read: unknown[] = []
  await measureAddress(host.address('good'), limits, (...progress) => read.push(progress))
  expect(read.at(-1)).toEqual(['Facewright-3.1.0.exe', body.length, body.length])
})

it('takes the file name from the URL after redirects', async () => {
  other = await startHost((received, response) => {
    if (received.url === '/latest') response.writeHead(302, { location: '/A%2D1.0.0.exe' }).end()
    else response.writeHead(received.url === '/A%2D1.0.0.exe' ? 200 : 404).end()
  })
  const measured = await measureAddress(`${other.origin}/latest`, limits, () => undefined)
  expect(measured).toMatchObject({ fileName: 'A-1.0.0.exe', bytes: 0, signatureEnding: undefined })
})

it.each([
  ['a file', 200, 'application/pgp-signature', '.asc'],
  ['a page', 200, 'text/html', undefined],
  ['a not-found page with status 200', 404, 'text/html', undefined],
  ['an unexpected status', 300, 'application/pgp-signature', undefined],
])('finds a signature only where there is a file: %s', async (_, status, type, ending) => {
  other = await startHost((received, response) => {
    if (received.url === '/a.exe') response.end(received.method === 'HEAD' ? undefined : 'a')
    else response.writeHead(status, { 'content-type': type }).end()
  })
  const measured = await measureAddress(`${other.origin}/a.exe`, limits, () => undefined)
  expect(measured.signatureEnding).toBe(ending)
})

it('retries an interrupted download only a limited number of times', async () => {
  other = await startHost((received, response) => {
    response.writeHead(200, { 'content-length': 2 })
    if (received.method === 'HEAD') response.end()
    else response.write('a', () => response.socket?.destroy())
  })
  const address = `${other.origin}/a.exe`
  await expect(measureAddress(address, limits, () => undefined)).rejects.toHaveProperty('cause')
  expect(other.requests.filter(({ method }) => method === 'GET')).toHaveLength(2)
})

it('throws if a file exists only for HEAD requests', async () => {
  other = await startHost((received, response) =>
    response.writeHead(received.method === 'HEAD' ? 200 : 404).end(),
  )
  const address = `${other.origin}/a.exe`
  await expect(measureAddress(address, limits, () => undefined)).rejects.toThrow(
    `${address} responds with 404`,
  )
})

it.each([
  ['Facewright-Downloader-3.0.3.exe', '3.0.3', 'facewright-downloader.exe'],
  ['Facewright-1.6.0-arm64.dmg', '1.6.0', 'facewright-arm64.dmg'],
  ['Facewright_v2.10.0-beta.2.msi', '2.10.0-beta.2', 'facewright.msi'],
  ['Facewright-2.0.0-rc1-arm64.dmg', '2.0.0-rc1', 'facewright-arm64.dmg'],
  ['Facewright_Setup_3.0.3_x64.exe', '3.0.3', 'facewright-setup-x64.exe'],
  ['Facewright-Setup.exe', undefined, 'facewright-setup.exe'],
])('reads %s', (name, version, shape) => {
  expect([versionIn(name), shapeOf(name)]).toEqual([version, shape])
})

it.each([
  ['a.exe', true],
  ['a.exe.asc', false],
  ['.exe', false],
  ['../a.exe', false],
  ['notes.txt', false],
])('detects whether %s is an installer', (name, expected) => {
  expect(isInstaller(name)).toBe(expected)
})

describe('a folder', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'installers-'))
  })

  afterEach(() => rmSync(folder, { recursive: true }))

  it('measures only installers, with older versions first', async () => {
    const names = ['A-3.10.0.exe', 'A-3.9.0.exe', 'A-3.9.0.exe.minisig', 'notes.txt']
    for (const name of names) writeFileSync(join(folder, name), name)
    utimesSync(join(folder, 'A-3.9.0.exe'), 0, new Date('2024-05-01T12:00:00Z'))
    const measured = await measureFolder(folder, () => undefined)
    expect(measured.map(({ fileName }) => fileName)).toEqual(['A-3.9.0.exe', 'A-3.10.0.exe'])
    expect(measured[0]).toEqual({
      fileName: 'A-3.9.0.exe',
      bytes: 11,
      sha256: createHash('sha256').update('A-3.9.0.exe').digest('hex'),
      released: '2024-05-01',
      signatureEnding: '.minisig',
    })
  })

  it('rejects a folder without installers', async () => {
    await expect(measureFolder(folder, () => undefined)).rejects.toThrow('contains no .exe')
  })
})
