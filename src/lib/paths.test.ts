import { notFoundPath, pageName, pathFor, routeOfPath } from './paths'

it.each([
  ['home', 'en', '/', 'home___en'],
  ['home', 'de', '/de/', 'home___de'],
  ['about', 'en', '/about/', 'about___en'],
  ['about', 'ar', '/ar/about/', 'about___ar'],
] as const)('%s in %s stands at %s', (route, locale, path, name) => {
  expect(pathFor(route, locale)).toBe(path)
  expect(pageName(route, locale)).toBe(name)
})

it.each([
  ['/', 'home'],
  ['/ar/', 'home'],
  ['/about/', 'about'],
  ['/de/about/', 'about'],
  ['/about', undefined],
  ['/en/about/', undefined],
  ['/nowhere/', undefined],
])('%s leads to %s', (path, route) => {
  expect(routeOfPath(path)).toBe(route)
})

it.each([
  ['en', '/404.html'],
  ['de', '/de/404.html'],
] as const)('the not-found page in %s stands at %s', (locale, path) => {
  expect(notFoundPath(locale)).toBe(path)
})
