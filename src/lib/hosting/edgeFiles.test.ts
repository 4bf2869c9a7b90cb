import { edgeHeaders, edgeRedirects } from './edgeFiles'
import { readEdgeHeaders, readMoves } from './readEdgeFiles'

const script = 'app-0123456789abcdef0123.js'
const security = { 'X-One': "default-src 'none'; a: b", 'X-Two': '2' }

test('what is written for edge hosts reads as it was meant', () => {
  const headersFor = readEdgeHeaders(edgeHeaders(security, ['index.html', script]))
  const cacheOf = (path: string) => headersFor(path)['Cache-Control']
  expect(headersFor('/about/')).toEqual(security)
  expect(cacheOf(`/${script}`)).toBe('public, max-age=31536000, immutable')
  expect(cacheOf('/static/a/b.avif')).toBe('public, max-age=31536000, immutable')
  expect(cacheOf('/builds/latest.json')).toBe('no-store')
  expect(cacheOf('/app-00000000000000000000.js')).toBeUndefined()
})

test('no path gets the same header twice, which edge hosts would join', () => {
  const text = edgeHeaders(security, [script])
  const patterns = [...text.matchAll(/^\/.*$/gm)].map(([pattern]) => pattern).slice(1)
  const folders = patterns.filter((each) => each.endsWith('*')).map((each) => each.slice(0, -1))
  const twice = patterns.filter((each) =>
    folders.some((folder) => each.startsWith(folder) && each !== `${folder}*`),
  )
  expect(twice).toEqual([])
})

test('more rules than edge hosts read are an error', () => {
  const files = Array.from({ length: 100 }, (_, index) => `a-${String(index).padStart(20, '0')}.js`)
  expect(() => edgeHeaders(security, files)).toThrow('rules')
})

test('redirects are read back without the not-found pages', () => {
  const moves = [{ from: '/old/', to: '/about/' }]
  const text = edgeRedirects(moves)
  expect(readMoves(text)).toEqual(moves)
  expect(text).toContain('/de/* /de/404.html 404')
})
