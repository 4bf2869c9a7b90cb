import { body, sha256, startBadHost, type BadHost } from './badHost.fixture'
import { checkAddresses, urlsOf, type PublishedUrl } from './checkAddresses'
import { releaseFile } from './releaseFile.fixture'

const limits = { timeout: 300, retries: 1, pause: 10 }
let host: BadHost

beforeAll(async () => {
  host = await startBadHost()
})

afterAll(() => host.stop())

function url(address: string, rest: Partial<PublishedUrl> = {}): PublishedUrl {
  return { path: 'x', address, bytes: body.length, sha256, mayBePage: false, ...rest }
}

it.each([
  ['good', 'fine', ''],
  ['digest', 'fine', ''],
  ['for_now', 'fine', ''],
  ['no_head', 'fine', ''],
  ['no_length', 'fine', ''],
  ['slow', 'fine', ''],
  ['fails_once', 'fine', ''],
  ['busy_once', 'fine', ''],
  ['drops_once', 'fine', ''],
  ['moved', 'moved', 'to HOST/good/Facewright-3.1.0.exe'],
  // A permanent redirect after a temporary redirect does not count as moved.
  ['for_now_then_moved', 'fine', ''],
  ['round', 'dead', 'it redirects more than ten times'],
  ['nowhere', 'dead', 'it redirects to "http://"'],
  ['gone', 'dead', 'the host responds with 404'],
  ['hangs', 'dead', 'no answer within 0.3 seconds'],
  ['drops', 'dead', 'the connection broke (other side closed)'],
  ['short', 'changed', `${body.length - 1} bytes, expected ${body.length}`],
  ['bad', 'dead', 'the host responds with 400'],
  ['page', 'changed', 'a page, not a file'],
])('reports a "%s" URL as %s', async (how, state, message) => {
  const address = host.address(how)
  const [finding] = await checkAddresses([url(address)], limits, () => undefined)
  const expected = message.replace('HOST', new URL(address).origin)
  expect({ ...finding, url: undefined }).toEqual({ state, message: expected })
})

it('compares the hash in the response headers', async () => {
  const published = url(host.address('digest'), { sha256: '0'.repeat(64) })
  const [finding] = await checkAddresses([published], limits, () => undefined)
  expect(finding?.message).toBe(`SHA-256 ${sha256}, expected ${'0'.repeat(64)}`)
})

it('accepts a download page instead of a file on a mirror', async () => {
  const published = url(host.address('page'), { mayBePage: true })
  const [finding] = await checkAddresses([published], limits, () => undefined)
  expect(finding?.state).toBe('fine')
})

it.each([
  ['http://127.0.0.1:59999/x.exe', 'the host refuses the connection'],
  ['https://download.facewright.example/x.exe', 'the host is a placeholder'],
])('reports for %s that %s', async (address, message) => {
  const [finding] = await checkAddresses([url(address)], limits, () => undefined)
  expect(finding).toMatchObject({ state: 'dead', message })
})

it('checks four URLs at a time, keeps the order of the URLs and reports progress', async () => {
  const published = Array.from({ length: 9 }, (_, index) =>
    url(host.address(index % 2 ? 'good' : 'slow'), { path: String(index) }),
  )
  const done: number[] = []
  const findings = await checkAddresses(published, limits, (_, count) => done.push(count))
  expect(findings.map(({ url: { path } }) => path)).toEqual(published.map(({ path }) => path))
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(host.maxConcurrent()).toBe(4)
})

it('lists every URL of a file', () => {
  const previous = { ...releaseFile, version: '3.0.2', address: 'https://a.test/old.exe' }
  const file = { ...releaseFile, signature: 'https://a.test/x.asc', previous: [previous] }
  expect(urlsOf([file]).map(({ path }) => path)).toEqual([
    'files.windowsSetup.channels.preferred',
    'files.windowsSetup.channels.mirror',
    'files.windowsSetup.signature',
    'files.windowsSetup.previous.3.0.2',
  ])
})

it('allows a download page instead of a file only on mirrors', () => {
  const previous = { ...releaseFile, version: '3.0.2', address: 'https://a.test/old.exe' }
  const gone = { ...previous, version: '3.0.1', address: null }
  const file = { ...releaseFile, signature: 'https://a.test/x.asc', previous: [previous, gone] }
  expect(urlsOf([file]).map(({ mayBePage }) => mayBePage)).toEqual([false, true, false, false])
})
