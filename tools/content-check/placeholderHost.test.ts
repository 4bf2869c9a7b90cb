import { isPlaceholderHost } from './placeholderHost'

it.each([
  ['https://example/', true],
  ['https://files.example/setup.exe', true],
  ['https://example.com/', false],
  ['https://counterexample/', false],
  ['https://a.org/example', false],
  ['help@a.example', true],
  ['example@a.org', false],
  ['example', true],
  ['a.example.org', false],
])('%s: %s', (address, expected) => {
  expect(isPlaceholderHost(address)).toBe(expected)
})
