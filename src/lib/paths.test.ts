import { pageName, pathFor, routeOfPath } from './paths'

it.each([
  ['home', 'en', '/', 'home___en'],
  ['home', 'de', '/de/', 'home___de'],
  ['about', 'en', '/about/', 'about___en'],
  ['about', 'ar', '/ar/about/', 'about___ar'],
] as const)('the path of %s in %s is %s', (route, locale, path, name) => {
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
])('the route of %s is %s', (path, route) => {
  expect(routeOfPath(path)).toBe(route)
})
