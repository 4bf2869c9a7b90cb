import { describeFile } from './describeFile'
import { startHost, type Host } from './host.fixture'

const patience = { timeout: 2000, retries: 0, pause: 1 }
const hash = '0a'.repeat(32)
const base64 = Buffer.from(hash, 'hex').toString('base64')
let host: Host

afterEach(() => host.stop())

it.each([
  ['content-length', '1234', { bytes: 1234 }],
  ['content-range', 'bytes 0-0/1234', { bytes: 1234 }],
  ['content-range', 'bytes 0-0/1234 or so', { bytes: undefined }],
  ['x-checksum-sha256', hash, { sha256: hash }],
  ['x-checksum-sha256', hash.toUpperCase(), { sha256: hash }],
  ['x-checksum-sha256', `${hash}0`, { sha256: undefined }],
  ['x-checksum-sha256', 'unknown', { sha256: undefined }],
  ['repr-digest', `md5=:AAAA:, sha-256=:${base64}:`, { sha256: hash }],
  ['repr-digest', `sha-512=:${'A'.repeat(40)}${base64}:`, { sha256: undefined }],
  ['digest', `SHA-256=${base64}`, { sha256: hash }],
  ['x-amz-checksum-sha256', base64, { sha256: hash }],
  ['last-modified', 'Wed, 01 May 2024 23:00:00 GMT', { changed: '2024-05-01' }],
  ['last-modified', 'yesterday', { changed: undefined }],
  ['content-type', 'text/html; charset=utf-8', { isPage: true }],
  ['content-type', 'application/octet-stream', { isPage: false }],
])('reads of "%s: %s" %j', async (name, value, told) => {
  host = await startHost((_, response) => {
    response.sendDate = false
    response.setHeader(name, value).end()
  })
  expect(await describeFile(host.origin, patience)).toMatchObject(told)
})

it('knows nothing where a host tells nothing', async () => {
  host = await startHost((_, response) => response.setHeader('transfer-encoding', 'chunked').end())
  expect(await describeFile(`${host.origin}/a.exe`, patience)).toEqual({
    status: 200,
    movedTo: undefined,
    address: `${host.origin}/a.exe`,
    bytes: undefined,
    sha256: undefined,
    changed: undefined,
    isPage: false,
  })
})

it.each([403, 405, 501])(
  'asks for the first byte where HEAD is answered with %i',
  async (status) => {
    host = await startHost((asked, response) => {
      if (asked.method === 'HEAD') response.writeHead(status).end()
      else response.writeHead(206, { 'content-range': 'bytes 0-0/9' }).end('a')
    })
    expect(await describeFile(host.origin, patience)).toMatchObject({ status: 206, bytes: 9 })
    expect(host.asked.map(({ headers }) => headers.range)).toEqual([undefined, 'bytes=0-0'])
  },
)
