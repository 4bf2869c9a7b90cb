import { readFileSync } from 'node:fs'
import { isInRanges, unicodeRanges } from './unicodeRange'

test.each([
  ['U+20AC', [[0x20ac, 0x20ac]]],
  [
    'u+0000-00ff, U+131',
    [
      [0, 0xff],
      [0x131, 0x131],
    ],
  ],
  ['U+00??', [[0, 0xff]]],
  ['U+??', [[0, 0xff]]],
  ['', []],
])('reads %s', (list, expected) => {
  expect(unicodeRanges(list)).toEqual(expected)
})

test.each([
  ['a', true],
  ['z', true],
  ['{', false],
  ['€', true],
  ['😀', false],
])('finds %s: %s', (letter, expected) => {
  expect(isInRanges(letter, unicodeRanges('U+61-7A, U+20AC'))).toBe(expected)
})

test('no two of our fonts are asked for the same letter', () => {
  const css = readFileSync('src/styles/fonts.css', 'utf8')
  const lists = Array.from(css.matchAll(/unicode-range:([^;]+);/g), ([, list = '']) => list)
  const ranges = lists.flatMap(unicodeRanges).sort(([a], [b]) => a - b)
  expect(ranges.length).toBeGreaterThan(lists.length)
  const shared = ranges.filter(([from], index) => from <= (ranges[index - 1]?.[1] ?? -1))
  expect(shared).toEqual([])
})
