import { hash } from 'node:crypto'
import { utimesSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { temporaryFolder } from '../../scripts/lib/temporaryFolder.fixture'
import { startHost } from './host.fixture'
import { measureFolder, measureUrl, versionIn, withoutVersion } from './measure'

/** An installer that is larger than one chunk of a stream. */
const installer = 'installer.'.repeat(30_000)

const sha256Of = (text: string) => hash('sha256', text)

describe('a URL', () => {
  let host: Awaited<ReturnType<typeof startHost>> | undefined

  const measure = async (
    path: string,
    handle: (request: IncomingMessage, response: ServerResponse) => void,
  ) => {
    host = await startHost(handle)
    return measureUrl(host.origin + path)
  }

  afterEach(() => host?.stop())

  it('is downloaded and hashed, and its signature is found', async () => {
    const measured = await measure('/A-3.1.0.exe', ({ url }, response) => {
      response.setHeader('last-modified', 'Wed, 01 May 2024 23:00:00 GMT')
      if (url === '/A-3.1.0.exe') response.end(installer)
      else response.writeHead(url?.endsWith('.sig') ? 200 : 404).end()
    })

    expect(measured).toEqual({
      fileName: 'A-3.1.0.exe',
      bytes: 300_000,
      sha256: sha256Of(installer),
      released: '2024-05-01',
      signatureEnding: '.sig',
    })
  })

  it('may redirect to the file name', async () => {
    const measured = await measure('/latest', ({ url }, response) => {
      if (url === '/latest') response.writeHead(302, { location: '/A%2D1.0.0.exe' }).end()
      else response.writeHead(url === '/A%2D1.0.0.exe' ? 200 : 404).end()
    })
    expect(measured).toMatchObject({ fileName: 'A-1.0.0.exe', signatureEnding: undefined })
  })

  it('has no signature if the host responds with a page', async () => {
    const measured = await measure('/a.exe', ({ url }, response) => {
      if (url === '/a.exe') response.end('a')
      else response.setHeader('content-type', 'text/html; charset=utf-8').end()
    })
    expect(measured.signatureEnding).toBeUndefined()
  })

  it.each<[string, string, (response: ServerResponse) => void]>([
    ['/a.exe', 'the host responds with 404', (response) => response.writeHead(404).end()],
    ['/a.exe', 'a web page', (response) => response.setHeader('content-type', 'text/html').end()],
    ['/a/', 'does not end with the file name of an installer', (response) => response.end()],
    [
      '/a.exe',
      'cannot be measured: other side closed',
      (response) => {
        response.writeHead(200, { 'content-length': 9 })
        response.write('a', () => response.socket?.destroy())
      },
    ],
  ])('%s is rejected: %s', async (path, message, respond) => {
    await expect(measure(path, (_, response) => respond(response))).rejects.toThrow(message)
  })
})

it.each([
  ['Facewright-Downloader-3.0.3.exe', '3.0.3', 'facewright-downloader.exe'],
  ['Facewright-1.6.0-arm64.dmg', '1.6.0', 'facewright-arm64.dmg'],
  ['Facewright_v2.10.0-beta.2.msi', '2.10.0-beta.2', 'facewright.msi'],
  ['Facewright-2.0.0-rc1-arm64.dmg', '2.0.0-rc1', 'facewright-arm64.dmg'],
  ['Facewright_Setup_3.0.3_x64.exe', '3.0.3', 'facewright-setup-x64.exe'],
  ['Facewright-Setup.exe', undefined, 'facewright-setup.exe'],
])('reads the version in %s', (name, version, rest) => {
  expect([versionIn(name), withoutVersion(name)]).toEqual([version, rest])
})

describe('a folder', () => {
  it('is measured: every installer, older versions first, and nothing else', async () => {
    const names = ['A-3.10.0.exe', 'A-3.9.0.exe', 'A-3.9.0.exe.minisig', 'notes.txt']
    const folder = temporaryFolder(Object.fromEntries(names.map((name) => [name, name])))

    utimesSync(join(folder, 'A-3.9.0.exe'), 0, new Date('2024-05-01T12:00:00Z'))
    const measured = await measureFolder(folder)

    expect(measured.map(({ fileName }) => fileName)).toEqual(['A-3.9.0.exe', 'A-3.10.0.exe'])
    expect(measured[0]).toEqual({
      fileName: 'A-3.9.0.exe',
      bytes: 11,
      sha256: sha256Of('A-3.9.0.exe'),
      released: '2024-05-01',
      signatureEnding: '.minisig',
    })
  })

  it('is rejected without installers', async () => {
    await expect(measureFolder(temporaryFolder())).rejects.toThrow('contains no .exe')
  })
})
