import { readOptions } from './readOptions'

test('reads what to measure', () => {
  expect(readOptions(['--only', 'taps', '--runs', '3', '--languages', 'de'])).toMatchObject({
    only: ['taps'],
    runs: 3,
    languages: ['de'],
    scale: false,
  })
})

test.each([
  [['--languages', 'xx'], '--languages: "xx" is none of'],
  [['--pages', 'price'], '--pages: "price" is none of /, '],
  [['--only', 'tap'], '--only: "tap" is none of'],
  [['--runs', 'x'], '--runs: "x" is no number above zero'],
  [['--locales', '12,0'], '--locales: "0" is no number above zero'],
  [['--run', '3'], "Unknown option '--run'"],
])('%j is refused, with how it is done', (args, fault) => {
  expect(() => readOptions(args)).toThrow(fault)
  expect(() => readOptions(args)).toThrow('npm run bench -- [--only flights,')
})
