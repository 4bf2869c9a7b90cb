import { unicodeRange } from './unicodeRange'

const covers = unicodeRange('U+41-5A, U+e9,U+1F600-1F64F')

test.each([
  ['A', true],
  ['Z', true],
  ['a', false],
  ['é', true],
  ['😀', true],
])('%s: %s', (character, expected) => {
  expect(covers(character.codePointAt(0) ?? 0)).toBe(expected)
})
