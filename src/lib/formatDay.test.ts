import { formatDay } from './formatDay'

it.each([
  ['2022-05-01', 'en', '1 May 2022'],
  ['2022-05-01', 'de', '1. Mai 2022'],
  ['2022-05-01', 'fr', '1er mai 2022'],
  ['2022-05-11', 'fr', '11 mai 2022'],
  ['2022-01-21', 'fr', '21 janvier 2022'],
  ['2022-05-01', 'it', '1º maggio 2022'],
  ['2022-05-01', 'pt', '1º de maio de 2022'],
  ['2022-05-01', 'es', '1 de mayo de 2022'],
  ['2022-05-01', 'vi', '1 tháng 5 năm 2022'],
  ['2022-05-11', 'vi', '11 tháng 5 năm 2022'],
  ['2022-01-01', 'ja', '2022年1月1日'],
  ['2022-12-31', 'ja', '2022年12月31日'],
] as const)('%s in %s is %s', (date, locale, expected) => {
  expect(formatDay(date, locale)).toBe(expected)
})

it('refuses what is no date', () => {
  expect(() => formatDay('soon', 'en')).toThrow(RangeError)
})
