import { classNames } from './classNames'

test.each([
  [['part'], 'part'],
  [['part', 'sky'], 'part sky'],
  [['part', undefined, 'wide'], 'part wide'],
  [['part', ''], 'part'],
  [[undefined], ''],
])('%j makes %j', (names, expected) => {
  expect(classNames(...names)).toBe(expected)
})
