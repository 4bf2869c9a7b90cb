import { describeFile, request } from './host'
import { startHost, type Host } from './host.fixture'

const limits = { timeout: 2000, retries: 1, pause: 1 }
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
])('reads "%s: %s" as %j', async (name, value, expected) => {
  host = await startHost((_, response) => {
    response.sendDate = false
    response.setHeader(name, value).end()
  })
  expect(await describeFile(host.origin, limits)).toMatchObject(expected)
})

it('returns undefined for values whose headers are missing', async () => {
  host = await startHost((_, response) => response.setHeader('transfer-encoding', 'chunked').end())
  expect(await describeFile(`${host.origin}/a.exe`, limits)).toEqual({
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
  'requests the first byte if the response to HEAD is %i',
  async (status) => {
    host = await startHost((received, response) => {
      if (received.method === 'HEAD') response.writeHead(status).end()
      else response.writeHead(206, { 'content-range': 'bytes 0-0/9' }).end('a')
    })
    expect(await describeFile(host.origin, limits)).toMatchObject({ status: 206, bytes: 9 })
    expect(host.requests.at(-1)?.headers.range).toBe('bytes=0-0')
  },
)

it.each([
  [408, 2],
  [429, 2],
  [500, 2],
  [503, 2],
  [200, 1],
  [400, 1],
  [404, 1],
  [499, 1],
])('requests a URL with status %i %i times', async (status, times) => {
  host = await startHost((_, response) => response.writeHead(status).end('body'))
  const { response } = await request('GET', host.origin, limits)
  expect(response.status).toBe(status)
  expect(host.requests).toHaveLength(times)
})

it('doubles the pause before each retry', async () => {
  host = await startHost((_, response) => response.writeHead(503).end())
  await request('GET', host.origin, { timeout: 2000, retries: 2, pause: 40 })
  const [first = 0, second = 0, third = 0] = host.requests.map(({ time }) => time)
  expect(second - first).toBeGreaterThan(35)
  expect(third - second).toBeGreaterThan(75)
})

it('requests the uncompressed file, and sends additional headers', async () => {
  host = await startHost((_, response) => response.end())
  await request('GET', host.origin, limits, { range: 'bytes=0-0' })
  await request('GET', host.origin, limits)
  const [withRange, plain] = host.requests.map(({ headers }) => headers)
  expect(withRange?.range).toBe('bytes=0-0')
  expect(plain?.['accept-encoding']).toBe('identity')
})

/** Redirects with the status in the first path segment, to the rest of the path: from `/301/302/` with 301 to `/302/`. */
const startRedirecting = () =>
  startHost((received, response) => {
    const [, status = '', ...rest] = (received.url ?? '').split('/')
    if (status === '') response.end()
    else response.writeHead(Number(status), { location: `/${rest.join('/')}` }).end()
  })

it.each([
  ['301/', '/'],
  ['308/', '/'],
  ['301/308/', '/'],
  ['301/302/', '/302/'],
  ['301/302/301/', '/'],
  ['302/', undefined],
  ['303/', undefined],
  ['307/', undefined],
  ['302/301/', undefined],
])('reports that %s has moved to %s', async (path, movedTo) => {
  host = await startRedirecting()
  const result = await request('GET', `${host.origin}/${path}`, limits)
  expect(result.address).toBe(`${host.origin}/`)
  expect(result.movedTo?.replace(host.origin, '')).toBe(movedTo)
})

it.each([
  ['a redirect without a location', 301, {}],
  ['a location without a redirect', 200, { location: '/elsewhere' }],
])('does not follow %s', async (_, status, headers) => {
  host = await startHost((_request, response) => response.writeHead(status, headers).end())
  const { response } = await request('GET', `${host.origin}/here`, limits)
  expect(response.status).toBe(status)
  expect(host.requests.map(({ path }) => path)).toEqual(['/here'])
})

it('follows at most ten redirects', async () => {
  host = await startRedirecting()
  const tenTimes = `${host.origin}/${'302/'.repeat(10)}`
  await expect(request('GET', tenTimes, limits)).resolves.toMatchObject({ movedTo: undefined })
  await expect(request('GET', `${tenTimes}302/`, limits)).rejects.toThrow('more than ten times')
})

it('after the last retry, throws an error with the cause', async () => {
  host = await startHost((_, response) => response.socket?.destroy())
  const failure = await request('GET', host.origin, limits).catch((error: unknown) => error)
  expect((failure as Error).message).toBe('the connection broke (other side closed)')
  expect((failure as Error).cause).toBeDefined()
  expect(host.requests).toHaveLength(2)
})

it('throws an error with the original message if there is no cause', async () => {
  host = await startHost((_, response) => response.end())
  await expect(request('GET', 'no address', limits)).rejects.toThrow('the connection broke (')
})
