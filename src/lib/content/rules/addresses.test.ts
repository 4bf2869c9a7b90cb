import { linesOf } from '../contentOf.fixture'
import { addresses } from './addresses'

it('looks at every text that is an address, and at no other', () => {
  const text = 'name: Words about http://b.example/\nlist:\n  - href: http://a.example/\n'
  expect(linesOf(addresses, { 'site/a.yaml': text })).toEqual([
    'content/site/a.yaml:3:11  list[0].href: the address begins with http://, expected https://',
  ])
})
