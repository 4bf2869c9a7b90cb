import { startHost, type Host } from './host.fixture'
import { request } from './request'

const patience = { timeout: 2000, retries: 1, pause: 1 }
let host: Host

afterEach(() => host.stop())

it.each([
  [408, 2],
  [429, 2],
  [500, 2],
  [503, 2],
  [200, 1],
  [400, 1],
  [404, 1],
  [499, 1],
])('answers of %i are asked for %i times', async (status, times) => {
  host = await startHost((_, response) => response.writeHead(status).end('body'))
  const { response } = await request('GET', host.origin, patience)
  expect(response.status).toBe(status)
  expect(host.asked).toHaveLength(times)
})

it('pauses twice as long before each further try', async () => {
  host = await startHost((_, response) => response.writeHead(503).end())
  await request('GET', host.origin, { timeout: 2000, retries: 2, pause: 40 })
  const [first = 0, second = 0, third = 0] = host.asked.map(({ time }) => time)
  expect(second - first).toBeGreaterThan(35)
  expect(third - second).toBeGreaterThan(75)
})

it('asks for the file as it is, with the headers that are wanted besides', async () => {
  host = await startHost((_, response) => response.end())
  await request('GET', host.origin, patience, { range: 'bytes=0-0' })
  await request('GET', host.origin, patience)
  const [withRange, plain] = host.asked.map(({ headers }) => headers)
  expect(withRange?.range).toBe('bytes=0-0')
  expect(plain?.['accept-encoding']).toBe('identity')
})

/** Redirects from `/301/302/` with 301 to `/302/`, and from there with 302 to `/`. */
const startRedirecting = () =>
  startHost((asked, response) => {
    const [, status = '', ...rest] = (asked.url ?? '').split('/')
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
])('says of %s that it has moved to %s', async (path, movedTo) => {
  host = await startRedirecting()
  const answer = await request('GET', `${host.origin}/${path}`, patience)
  expect(answer.address).toBe(`${host.origin}/`)
  expect(answer.movedTo?.replace(host.origin, '')).toBe(movedTo)
})

it.each([
  ['a redirect without an address', 301, {}],
  ['an address without a redirect', 200, { location: '/elsewhere' }],
])('takes %s for the answer', async (_, status, headers) => {
  host = await startHost((_request, response) => response.writeHead(status, headers).end())
  const { response } = await request('GET', `${host.origin}/here`, patience)
  expect(response.status).toBe(status)
  expect(host.asked.map(({ path }) => path)).toEqual(['/here'])
})

it('follows ten redirects and no more', async () => {
  host = await startRedirecting()
  const tenTimes = `${host.origin}/${'302/'.repeat(10)}`
  await expect(request('GET', tenTimes, patience)).resolves.toMatchObject({ movedTo: undefined })
  await expect(request('GET', `${tenTimes}302/`, patience)).rejects.toThrow('redirects for ever')
})

it('keeps the cause of a failure, and gives up after the last try', async () => {
  host = await startHost((_, response) => response.socket?.destroy())
  const failure = await request('GET', host.origin, patience).catch((error: unknown) => error)
  expect((failure as Error).message).toBe('the connection broke (other side closed)')
  expect((failure as Error).cause).toBeDefined()
  expect(host.asked).toHaveLength(2)
})

it('says what the program says where the network says nothing', async () => {
  host = await startHost((_, response) => response.end())
  await expect(request('GET', 'no address', patience)).rejects.toThrow('the connection broke (')
})
