import { formatSeconds } from './formatSeconds'

it.each([
  [10, 'en', '10 seconds'],
  [1, 'en', '1 second'],
  [2, 'ru', '2 секунды'],
] as const)('%d in %s is %s', (seconds, locale, expected) => {
  expect(formatSeconds(seconds, locale)).toBe(expected)
})
