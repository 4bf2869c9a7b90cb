import { findBrowser } from './browser.mjs'

const machine =
  (...programs: string[]) =>
  (path: string) =>
    programs.includes(path)

test.each([
  ['the one that is named', { CHROME_PATH: '/opt/chrome', PATH: '/usr/bin' }, '/opt/chrome'],
  ['Chrome before Chromium', { PATH: '/usr/bin:/usr/local/bin' }, '/usr/local/bin/google-chrome'],
  ['Chromium', { PATH: '/usr/bin' }, '/usr/bin/chromium'],
  ['none', { PATH: '/bin' }, undefined],
  ['none without a PATH', {}, undefined],
])('finds %s', (_, environment, expected) => {
  const exists = machine('/usr/bin/chromium', '/usr/local/bin/google-chrome')
  expect(findBrowser(environment, exists)).toBe(expected)
})
