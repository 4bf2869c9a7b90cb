import { formatMoney } from './formatMoney'

test.each([
  ['en', 5, 'US$5'],
  ['en', 9.9, 'US$9.90'],
  ['de', 9.99, '9,99\u00a0$'],
  ['ja', 5, '$5'],
] as const)('in %s %d US dollars are %s', (locale, amount, expected) => {
  expect(formatMoney({ amount, currency: 'USD' }, locale)).toBe(expected)
})
