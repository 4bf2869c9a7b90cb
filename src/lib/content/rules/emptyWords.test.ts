import { linesOf } from '../contentOf.fixture'
import { emptyWords } from './emptyWords'

it.each([
  ['words', '{"a": "b c"}', []],
  ['nothing', '{"a": ""}', ['content/locales/de/a.json:1:7  a: this is empty, expected words']],
  [
    'a space only',
    '{"a": " "}',
    ['content/locales/de/a.json:1:7  a: this is empty, expected words'],
  ],
  [
    'a space before',
    '{"a": " b"}',
    ['content/locales/de/a.json:1:7  a: this begins or ends with a space, expected none'],
  ],
  [
    'a space after',
    '{"a": "b "}',
    ['content/locales/de/a.json:1:7  a: this begins or ends with a space, expected none'],
  ],
])('%s', (_, text, expected) => {
  expect(linesOf(emptyWords, { 'locales/de/a.json': text })).toEqual(expected)
})

it('allows the line end of a block of text', () => {
  expect(linesOf(emptyWords, { 'prose/de/faq.yaml': 'body: |\n  words\n' })).toEqual([])
})
