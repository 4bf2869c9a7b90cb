import { body, sha256, startBadHost, type BadHost } from './badHost.fixture'
import { measureAddress } from './measureAddress'

const patience = { timeout: 300, retries: 1, pause: 10 }
let host: BadHost

beforeAll(async () => {
  host = await startBadHost()
})

afterAll(() => host.stop())

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
