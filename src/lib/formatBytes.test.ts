import { formatBytes } from './formatBytes'

it.each([
  [999, 'en', '999 byte'],
  [1_500_000, 'en', '1.5 MB'],
  [1_500_000, 'de', '1,5 MB'],
  [1_500_000, 'fr', '1,5\u202FMo'],
  [2_147_483_648, 'en', '2.1 GB'],
  [3_000_000_000_000, 'en', '3,000 GB'],
  [0, 'en', '0 byte'],
] as const)('%d in %s is %s', (bytes, locale, expected) => {
  expect(formatBytes(bytes, locale)).toBe(expected)
})
