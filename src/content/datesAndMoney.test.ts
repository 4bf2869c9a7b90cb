import { formatDay, formatMoney } from './datesAndMoney'

it.each([
  ['2022-05-01', 'en', '1\u00a0May 2022'],
  ['2022-05-01', 'de', '1.\u00a0Mai 2022'],
  ['2022-05-01', 'fr', '1er\u00a0mai 2022'],
  ['2022-05-11', 'fr', '11\u00a0mai 2022'],
  ['2022-01-21', 'fr', '21\u00a0janvier 2022'],
  ['2022-05-01', 'it', '1º\u00a0maggio 2022'],
  ['2022-05-01', 'pt', '1º\u00a0de\u00a0maio de 2022'],
  ['2022-05-01', 'es', '1\u00a0de\u00a0mayo de 2022'],
  ['2022-05-01', 'vi', '1\u00a0tháng 5 năm 2022'],
  ['2022-05-11', 'vi', '11\u00a0tháng 5 năm 2022'],
  ['2022-01-01', 'ja', '2022年1月1日'],
  ['2022-12-31', 'ja', '2022年12月31日'],
] as const)('%s in %s is %s', (date, locale, expected) => {
  expect(formatDay(date, locale)).toBe(expected)
})

it('throws if a text is not a date', () => {
  expect(() => formatDay('soon', 'en')).toThrow(RangeError)
})

test.each([
  ['en', 5, 'US$5'],
  ['en', 9.9, 'US$9.90'],
  ['de', 9.99, '9,99\u00a0$'],
  ['ja', 5, '5米ドル'],
  ['vi', 5, '5\u00a0USD'],
  ['ar', 5, '5 دولارات أمريكية'],
  ['ar', 15, '15 دولارًا أمريكيًا'],
  ['ar', 100, '100 دولار أمريكي'],
] as const)('formats in %s %d US dollars as %s', (locale, amount, expected) => {
  expect(formatMoney({ amount, currency: 'USD' }, locale)).toBe(expected)
})
