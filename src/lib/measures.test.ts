import { formatBytes, formatSeconds } from './measures'

it.each([
  [999, 'en', '999\u00a0byte'],
  [1_500_000, 'en', '1.5\u00a0MB'],
  [1_500_000, 'de', '1,5\u00a0MB'],
  [1_500_000, 'fr', '1,5\u202FMo'],
  [2_147_483_648, 'en', '2.1\u00a0GB'],
  [3_000_000_000_000, 'en', '3,000\u00a0GB'],
  [0, 'en', '0\u00a0byte'],
] as const)('%d in %s is %s', (bytes, locale, expected) => {
  expect(formatBytes(bytes, locale)).toBe(expected)
})

it.each([
  [10, 'en', '10\u00a0seconds'],
  [1, 'en', '1\u00a0second'],
  [2, 'ru', '2\u00a0секунды'],
] as const)('%d in %s is %s', (seconds, locale, expected) => {
  expect(formatSeconds(seconds, locale)).toBe(expected)
})
