import { matchesPattern } from './matchesPattern'

it.each([
  ['home:hero.title', 'home:hero.title', true],
  ['home:hero.*', 'home:hero.title', true],
  ['home:*.title', 'home:hero.title', true],
  ['*', 'home:hero.title', true],
  ['home:hero', 'home:hero.title', false],
  ['hero.title', 'home:hero.title', false],
  ['home:hero.titl.', 'home:hero.title', false],
  ['navigation.names[0]', 'navigation.names[0]', true],
  ['navigation.names[0]', 'navigation.names0', false],
  ['navigation.names[*]', 'navigation.names[12]', true],
  ['releases.files.a(', 'releases.files.a(', true],
  ['a+|b', 'aa', false],
  ['^a$', 'a', false],
])('%s, %s: %s', (pattern, name, expected) => {
  expect(matchesPattern(pattern, name)).toBe(expected)
})
