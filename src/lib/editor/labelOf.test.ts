import { labelOf } from './labelOf'

it.each([
  [[], 'anything', ''],
  [['title'], 'a', 'Title'],
  [['windows', 'memoryGigabytes'], 8, 'Memory gigabytes'],
  [['sha256Sum'], 'a', 'Sha256 sum'],
  [['plans', 0], 'a', '1'],
  [['plans', 2], { key: 'year' }, 'year'],
  [['plans', 2], { key: '' }, '3'],
])('%j is called after its place', (path, value, expected) => {
  expect(labelOf(path, value)).toBe(expected)
})
