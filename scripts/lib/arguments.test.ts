import { listed, listedOf, positiveNumber, readArguments, wholeNumber } from './arguments'

test.each([
  ['10', 10],
  ['0.5', 0.5],
])('%s is a number above zero', (text, number) => {
  expect(positiveNumber('minutes', text)).toBe(number)
})

test.each(['abc', '', '0', '-1', 'Infinity', '1x'])('"%s" is none', (text) => {
  expect(() => positiveNumber('minutes', text)).toThrow(
    `minutes: "${text}" is no number above zero`,
  )
})

test('a count is a whole number', () => {
  expect(wholeNumber('--runs', '3')).toBe(3)
  expect(() => wholeNumber('--runs', '2.5')).toThrow('--runs: "2.5" is no whole number')
  expect(() => wholeNumber('--runs', 'x')).toThrow('--runs: "x" is no number above zero')
})

test('a list names what is known, and something at least', () => {
  expect(listed('--locales', '12,120')).toEqual(['12', '120'])
  expect(listedOf('--languages', 'de,', ['de', 'en'])).toEqual(['de'])
  expect(() => listedOf('--languages', 'de,xx', ['de', 'en'])).toThrow(
    '--languages: "xx" is none of de, en.',
  )
  expect(() => listedOf('--languages', ',', ['de', 'en'])).toThrow('--languages: nothing is listed')
})

test('whoever gets the arguments wrong is told how the command is used', () => {
  const read = () => wholeNumber('--runs', 'x')
  expect(() => readArguments('npm run bench', read)).toThrow(
    '--runs: "x" is no number above zero.\n\nnpm run bench',
  )
  expect(readArguments('npm run bench', () => 1)).toBe(1)
})
