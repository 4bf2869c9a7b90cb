import { linesOf } from '../contentOf.fixture'
import { braces } from './braces'

it.each([
  ['a fact', 'words {{brand.name}}', undefined],
  ['a fact in a format', '{{a.b, count(unit: day; context: dative)}}', undefined],
  ['a place for the browser', 'in {seconds}', undefined],
  ['an unfinished fact', 'words {{brand.name', '{{'],
  ['an unfinished end', 'words {{brand.name}', '{{'],
  ['an empty fact', 'words {{}}', '{{}}'],
  ['a broken fact after a sound one', '{{brand.name}} and {{media.name}', '{{'],
  ['an odd place', 'in {Seconds 1}', '{'],
])('%s', (_, words, found) => {
  const lines = linesOf(braces, { 'locales/de/a.json': JSON.stringify({ a: words }) })
  const column = 7 + words.lastIndexOf(found ?? '')
  const expected = `content/locales/de/a.json:1:${column}  a: "${found}" belongs to no placeholder, expected one such as {{brand.name}}`
  expect(lines).toEqual(found === undefined ? [] : [expected])
})

it('allows no place for the browser in prose', () => {
  expect(linesOf(braces, { 'prose/de/faq.yaml': 'a: in {seconds}\n' })).toHaveLength(1)
})
