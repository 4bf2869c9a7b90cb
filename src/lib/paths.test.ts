import { pageName, pathFor } from './paths'

it.each([
  ['home', 'en', '/', 'home___en'],
  ['home', 'de', '/de/', 'home___de'],
  ['about', 'en', '/about/', 'about___en'],
  ['about', 'ar', '/ar/about/', 'about___ar'],
] as const)('%s in %s stands at %s', (route, locale, path, name) => {
  expect(pathFor(route, locale)).toBe(path)
  expect(pageName(route, locale)).toBe(name)
})
