import { readEdgeHeaders } from '../../../scripts/preview/readEdgeFiles'
import { digestLength } from '../../site/digests'
import { edgeHeaders, edgeRedirects } from './edgeFiles'
import { immutable } from './headers'

const digest = 'a'.repeat(digestLength)
const script = `app-${digest}.js`
const lastScript = `z-${digest}.js`
const lastRule = `/${lastScript}\n  Cache-Control: ${immutable}\n`
const security = { 'X-One': "default-src 'none'; a: b", 'X-Two': '2' }

test('reads the same headers that it has written', () => {
  const files = ['index.html', script, 'static/a/b.avif']
  const headersFor = readEdgeHeaders(edgeHeaders(security, files))
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

test('throws if there are more header rules than Cloudflare accepts', () => {
  const own = rulesIn(edgeHeaders(security, []))
  expect(rulesIn(edgeHeaders(security, manyFiles(100 - own)))).toBe(100)
  expect(() => edgeHeaders(security, manyFiles(101 - own))).toThrow(
    '_headers would have 101 rules, but Cloudflare accepts 100. Publish fewer scripts',
  )
})

test('caches only existing files and folders below /static/ and /fonts/ for a year', () => {
  const files = ['fonts/a.woff2', 'static/b/1/x.avif', 'static/b/2/y.webp', 'static/c/z.png']
  const rules = edgeHeaders(security, files).match(/^\/(?:static|fonts)\/.*/gm)
  expect(rules).toEqual(['/static/b/*', '/static/c/*', '/fonts/a.woff2'])
})

test('a line of a header may have 2,000 characters', () => {
  const headers = (length: number) => ({ 'X-One': 'x'.repeat(length - 'X-One: '.length) })
  expect(() => edgeHeaders(headers(2000), [])).not.toThrow()
  expect(() => edgeHeaders(headers(2001), [])).toThrow(
    '_headers would have a line of 2001 characters, but Cloudflare accepts 2000: X-One: xxx',
  )
})

const manyRedirects = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    from: `/old-${index}/`,
    to: '/about/',
    status: 301 as const,
  }))

test('lists the redirect with a wildcard last, because Cloudflare counts those after it as dynamic', () => {
  expect(edgeRedirects(manyRedirects(1))).toBe(
    '/old-0/ /about/ 301\n/index.html / 301\n/*/index.html /:splat/ 301\n',
  )
})

test('throws if there are more static redirects than Cloudflare accepts', () => {
  expect(() => edgeRedirects(manyRedirects(1999))).not.toThrow()
  expect(() => edgeRedirects(manyRedirects(2000))).toThrow(
    '_redirects would have 2001 static redirects, but Cloudflare accepts 2000. ' +
      'Delete old entries in content/site/redirects.yaml.',
  )
})

test('throws if there are more dynamic redirects than Cloudflare accepts', () => {
  const dynamic = (count: number) =>
    manyRedirects(count).map((each) => ({ ...each, from: `${each.from}*` }))
  expect(() => edgeRedirects(dynamic(98))).not.toThrow()
  expect(() => edgeRedirects(dynamic(99))).toThrow(
    '_redirects would have 101 dynamic redirects, but Cloudflare accepts 100.',
  )
})

test('throws if a redirect is longer than Cloudflare accepts', () => {
  const [redirect] = manyRedirects(1)
  const long = { from: '/', status: 302 as const, ...redirect, to: `/${'x'.repeat(2000)}` }
  expect(() => edgeRedirects([long])).toThrow('_redirects would have a line of')
})
