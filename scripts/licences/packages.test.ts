import { isPermissive } from './packages'

test.each([
  ['MIT', true],
  ['(MIT OR Apache-2.0)', true],
  ['BSD-3-Clause AND ISC', true],
  ['GPL-3.0-only', false],
  ['(MIT OR GPL-2.0)', true],
  ['MIT AND GPL-2.0', false],
  ['unknown', false],
])('%s is permissive: %s', (licence, expected) => {
  expect(isPermissive(licence)).toBe(expected)
})
