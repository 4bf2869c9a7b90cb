import { body, sha256, startBadHost, type BadHost } from './badHost.fixture'
import { startHost, type Host } from './host.fixture'
import { measureAddress } from './measureAddress'

const patience = { timeout: 300, retries: 1, pause: 10 }
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

const measure = (how: string) => measureAddress(host.address(how), patience, () => undefined)

it.each(['good', 'for_now', 'no_length', 'slow', 'fails_once', 'breaks_once'])(
  'fetches and hashes a file that answers like "%s"',
  async (how) => {
    const measured = await measure(how)
    expect(measured).toMatchObject({ fileName: 'Facewright-3.1.0.exe', bytes: body.length, sha256 })
  },
)

it('believes the headers where they tell everything, and finds the signature', async () => {
  const read: number[] = []
  const measured = await measureAddress(host.address('digest'), patience, (_, done) =>
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
  ['gone', 'answers 404'],
  ['bad', 'answers 400'],
  ['page', 'is a page, not a file'],
  ['hangs', 'no answer within 0.3 seconds'],
  ['drops_inside', 'does not come whole: terminated'],
  ['stops_inside', 'does not come whole: nothing came for 0.3 seconds'],
  ['shrinks', `does not come whole: ${body.length - 1} bytes instead of ${body.length} came`],
])('says what is wrong with a file that answers like "%s"', async (how, message) => {
  await expect(measure(how)).rejects.toThrow(message)
})

it('says that an address is not that of an installer', async () => {
  const address = host.address('good').replace(/[^/]+$/, '')
  await expect(measureAddress(address, patience, () => undefined)).rejects.toThrow(
    'does not end in the name of an installer',
  )
})

it('says how far it is', async () => {
  const read: unknown[] = []
  await measureAddress(host.address('good'), patience, (...told) => read.push(told))
  expect(read.at(-1)).toEqual(['Facewright-3.1.0.exe', body.length, body.length])
})

it('takes the name of the file from where it lies in the end', async () => {
  other = await startHost((asked, response) => {
    if (asked.url === '/latest') response.writeHead(302, { location: '/A%2D1.0.0.exe' }).end()
    else response.writeHead(asked.url === '/A%2D1.0.0.exe' ? 200 : 404).end()
  })
  const measured = await measureAddress(`${other.origin}/latest`, patience, () => undefined)
  expect(measured).toMatchObject({ fileName: 'A-1.0.0.exe', bytes: 0, signatureEnding: undefined })
})

it.each([
  ['a file', 200, 'application/pgp-signature', '.asc'],
  ['a page', 200, 'text/html', undefined],
  ['a page that says it is not there', 404, 'text/html', undefined],
  ['something else', 300, 'application/pgp-signature', undefined],
])('finds a signature only where there is a file: %s', async (_, status, type, ending) => {
  other = await startHost((asked, response) => {
    if (asked.url === '/a.exe') response.end(asked.method === 'HEAD' ? undefined : 'a')
    else response.writeHead(status, { 'content-type': type }).end()
  })
  const measured = await measureAddress(`${other.origin}/a.exe`, patience, () => undefined)
  expect(measured.signatureEnding).toBe(ending)
})

it('fetches a file that breaks off again, and in the end no more', async () => {
  other = await startHost((asked, response) => {
    response.writeHead(200, { 'content-length': 2 })
    if (asked.method === 'HEAD') response.end()
    else response.write('a', () => response.socket?.destroy())
  })
  const address = `${other.origin}/a.exe`
  await expect(measureAddress(address, patience, () => undefined)).rejects.toHaveProperty('cause')
  expect(other.asked.filter(({ method }) => method === 'GET')).toHaveLength(2)
})

it('says that a file is only there as long as nobody fetches it', async () => {
  other = await startHost((asked, response) =>
    response.writeHead(asked.method === 'HEAD' ? 200 : 404).end(),
  )
  const address = `${other.origin}/a.exe`
  await expect(measureAddress(address, patience, () => undefined)).rejects.toThrow(
    `${address} answers 404`,
  )
})
