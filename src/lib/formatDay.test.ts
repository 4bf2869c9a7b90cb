import { formatDay } from './formatDay'

it.each([
  ['2022-05-01', 'en', '1 May 2022'],
  ['2022-05-01', 'de', '1. Mai 2022'],
  ['2022-12-31', 'ja', '2022年12月31日'],
] as const)('%s in %s is %s', (date, locale, expected) => {
  expect(formatDay(date, locale)).toBe(expected)
})
