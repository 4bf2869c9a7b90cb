import { routes } from '../../../site/routes'
import { linesOf } from '../contentOf.fixture'
import { namespaces } from './namespaces'

const names = new Set([
  ...['common', 'errors', 'units'],
  ...Object.entries(routes).flatMap(([name, route]) => [name, ...route.namespaces]),
])
const all = Object.fromEntries([...names].map((name) => [`locales/en/${name}.json`, '{"a": "b"}']))

it('finds nothing missing when every route has its words', () => {
  expect(linesOf(namespaces, all)).toEqual([])
})

it.each([...names])('misses %s', (name) => {
  const path = `locales/en/${name}.json`
  const rest = Object.fromEntries(Object.entries(all).filter(([one]) => one !== path))
  expect(linesOf(namespaces, rest)).toEqual([`content/${path}:1:1  this is missing`])
})
