import { linesOf } from '../contentOf.fixture'
import { translationOrder } from './translationOrder'

const text = (...keys: string[]) => `sections:\n${keys.map((key) => `  - key: ${key}\n`).join('')}`

it.each([
  ['the same order', ['a', 'b', 'c'], []],
  [
    'another order',
    ['a', 'c', 'b'],
    [
      'content/prose/de/refund.yaml:3:5  sections.c.key: the order differs from English, expected "b" as section 2',
    ],
  ],
  ['a missing section, which another rule tells', ['a', 'c'], []],
  ['a new section among others in another order', ['d', 'c', 'b', 'a'], []],
])('%s', (_, german, expected) => {
  const texts = {
    'prose/en/refund.yaml': text('a', 'b', 'c'),
    'prose/de/refund.yaml': text(...german),
  }
  expect(linesOf(translationOrder, texts)).toEqual(expected)
})
