import { digestLength } from '../../site/digests'
import { immutable } from './headers'
import { edgeHeaders, edgeRedirects, readEdgeHeaders } from './edgeFiles'

const digest = 'a'.repeat(digestLength)
const script = `app-${digest}.js`
const lastScript = `z-${digest}.js`
const lastRule = `/${lastScript}\n  Cache-Control: ${immutable}\n`
const security = { 'X-One': "default-src 'none'; a: b", 'X-Two': '2' }

test('reads the same headers that it has written', () => {
  const headersFor = readEdgeHeaders(edgeHeaders(security, ['index.html', script]))
  const cacheOf = (path: string) => headersFor(path)['Cache-Control']
  expect(headersFor('/about/')).toEqual(security)
  expect(cacheOf(`/${script}`)).toBe('public, max-age=31536000, immutable')
  expect(cacheOf('/static/a/b.avif')).toBe('public, max-age=31536000, immutable')
  expect(cacheOf('/builds/latest.json')).toBe('no-store')
  expect(cacheOf(`/app-${'0'.repeat(digestLength)}.js`)).toBeUndefined()
})

test('lists only files with a hash in their name, in order', () => {
  const text = edgeHeaders(security, [lastScript, 'index.html', script])
  expect(text.startsWith(`/*\n  X-One: default-src 'none'; a: b\n  X-Two: 2\n`)).toBe(true)
  expect(text.endsWith(`/${script}\n  Cache-Control: ${immutable}\n${lastRule}`)).toBe(true)
  expect(text).not.toContain('index.html')
})

test('replaces the header that keeps files to this site for those that other sites may show', () => {
  const text = edgeHeaders({ 'Cross-Origin-Resource-Policy': 'same-origin' }, [])
  expect(text).toContain(
    '/favicon.svg\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n',
  )
})

test('sets each header only once per path, because edge hosts would join the values', () => {
  const text = edgeHeaders(security, [script])
  const patterns = [...text.matchAll(/^\/.*$/gm)].map(([pattern]) => pattern).slice(1)
  const folders = patterns.filter((each) => each.endsWith('*')).map((each) => each.slice(0, -1))
  const twice = patterns.filter((each) =>
    folders.some((folder) => each.startsWith(folder) && each !== `${folder}*`),
  )
  expect(twice).toEqual([])
})

const manyFiles = (count: number) =>
  Array.from({ length: count }, (_, index) => `a-${String(index).padStart(digestLength, '0')}.js`)
const rulesIn = (text: string) => text.match(/^\//gm)?.length ?? 0

test('throws if there are more rules than edge hosts allow', () => {
  const own = rulesIn(edgeHeaders(security, []))
  expect(rulesIn(edgeHeaders(security, manyFiles(100 - own)))).toBe(100)
  expect(() => edgeHeaders(security, manyFiles(101 - own))).toThrow(
    '_headers has 101 rules; edge hosts accept 100',
  )
})

test('lists the redirects before the not-found pages', () => {
  const text = edgeRedirects([{ from: '/old/', to: '/about/', status: 301 }])

  expect(text.split('\n').slice(0, 4)).toEqual([
    '/old/ /about/ 301',
    '/index.html / 301',
    '/*/index.html /:splat/ 301',
    '/ar/* /ar/404.html 404',
  ])
  expect(text).not.toContain('/en/')
})
