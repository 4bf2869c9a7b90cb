import { linesOf } from '../contentOf.fixture'
import { plainWords } from './plainWords'

it.each([
  ['plain words', 'One – two (three): 4 * 5 < 6, tab_size & more.', undefined],
  ['a fact with brackets', '{{a.b, list(type: disjunction)}}', undefined],
  ['strong', 'a **b** c', '**'],
  ['code', 'press `x`', '`'],
  ['a link', '[a](/b/)', ']('],
  ['HTML', 'a <b>c</b>', '<b>'],
  ['an entity', 'a&nbsp;b', '&nbsp;'],
  ['a request for other words', 'a $t(b)', '$t('],
  ['an address', 'see https://a.example', 'https://'],
])('%s', (_, words, found) => {
  const lines = linesOf(plainWords, { 'locales/de/a.json': JSON.stringify({ a: words }) })
  expect(lines).toEqual(found === undefined ? [] : [expect.stringContaining(`a: "${found}" is `)])
})

it('leaves Markdown to its own rule', () => {
  const prose = 'sections:\n  - heading: a\n    body: a **b** c\n'
  expect(linesOf(plainWords, { 'prose/de/refund.yaml': prose })).toEqual([])
})

it.each([
  ['locales/de/a.json', '{"a": "b **c**"}', '1:10  a: "**" is Markdown, expected plain words here'],
  [
    'prose/de/refund.yaml',
    'sections:\n  - heading: b <i>c</i>\n',
    '2:16  sections[0].heading: "<i>" is HTML, expected plain words here',
  ],
])('tells where in %s it stands', (file, text, line) => {
  expect(linesOf(plainWords, { [file]: text })).toEqual([`content/${file}:${line}`])
})
