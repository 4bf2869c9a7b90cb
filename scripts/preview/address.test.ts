import { notFoundFile, pageAddresses, withSlash } from './address'

const pages = pageAddresses([
  'index.html',
  'about/index.html',
  'de/index.html',
  'de/about/index.html',
  'odd name/index.html',
  '404.html',
  'about/logo.svg',
])

test('only folders with an index.html are pages', () => {
  expect([...pages]).toEqual(['/', '/about/', '/de/', '/de/about/', '/odd name/'])
})

test.each([
  ['/about', '/about/'],
  ['/about?a=1&b=%20', '/about/?a=1&b=%20'],
  ['/about#part', '/about/'],
  ['/%61bout', '/about/'],
  ['/de', '/de/'],
  ['/odd%20name', '/odd%20name/'],
  ['/about/', undefined],
  ['/nowhere', undefined],
  ['//about', undefined],
  ['/\\about', undefined],
  ['http://elsewhere.example/about', undefined],
  ['/about/logo.svg', undefined],
  ['/%', undefined],
  ['', '/'],
])('redirects %s to %s', (target, expected) => {
  expect(withSlash(target, pages)).toBe(expected)
})

test.each([
  ['/nowhere/', '404.html'],
  ['/de/nowhere/', 'de/404.html'],
  ['/de', 'de/404.html'],
  ['/german/', '404.html'],
  ['/../de/', '404.html'],
  ['/de/%ff', 'de/404.html'],
  ['/de?x', 'de/404.html'],
  ['', '404.html'],
])('for the unknown path %s, uses the page %s', (path, expected) => {
  expect(notFoundFile(path, new Set(['404.html', 'de/404.html']))).toBe(expected)
})
