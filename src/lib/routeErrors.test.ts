import { routeErrorOf } from './routeErrors'

it.each([
  ['', 'unknown-route'],
  ['/nowhere?x=%E0%A4%A', 'unknown-route'],
  ['/de/nowhere/', 'unknown-route'],
  ['/about/us/', 'unknown-route'],
  ['/de/de/', 'unknown-route'],
  ['/About/', 'unknown-route'],
  ['/deutsch/about/', 'unknown-route'],
  ['/index.html', 'unknown-route'],
  ['/xx/', 'invalid-route'],
  ['/xx/nowhere/', 'invalid-route'],
  ['/en/about/', 'invalid-route'],
  ['/en', 'invalid-route'],
  ['/DE/about/', 'invalid-route'],
  ['/pt-BR/price/', 'invalid-route'],
  ['/zh-hans/price/', 'invalid-route'],
  ['/de/%zz/', 'invalid-route'],
  ['/%', 'invalid-route'],
])('%s is %s', (path, error) => {
  expect(routeErrorOf(path)).toBe(error)
})
