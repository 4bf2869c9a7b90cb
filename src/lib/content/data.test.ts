import { groupBy, isGroup, itemsAt, keyOf, textsOf, valueAt } from './data'

const data = { a: ['x', { key: 'k', b: 'y' }], c: { d: 5, e: 'z' }, f: null }

it('finds every text and the way to it', () => {
  expect(textsOf(data)).toEqual([
    { path: ['a', 0], text: 'x' },
    { path: ['a', 1, 'key'], text: 'k' },
    { path: ['a', 1, 'b'], text: 'y' },
    { path: ['c', 'e'], text: 'z' },
  ])
})

it.each([
  [['c', 'd'], 5],
  [['a', 0], 'x'],
  [['f'], null],
  [['f', 'g'], undefined],
  [['c', 'd', 'g'], undefined],
  [['c', 'toString'], undefined],
  [[], data],
])('finds at %j %j', (path, value) => {
  expect(valueAt(data, path)).toEqual(value)
})

it('gives the items of lists only', () => {
  expect(itemsAt(data, ['a'])).toEqual([
    { path: ['a', 0], item: 'x' },
    { path: ['a', 1], item: { key: 'k', b: 'y' } },
  ])
  expect(itemsAt(data, ['c'])).toEqual([])
})

it.each([
  [{}, true],
  [null, false],
  [[], false],
  ['a', false],
])('%j is a group: %s', (value, expected) => {
  expect(isGroup(value)).toBe(expected)
})

it.each([
  [{ key: 'k' }, 'k'],
  [{ key: 5 }, undefined],
  [{}, undefined],
  [null, undefined],
  ['key', undefined],
])('the key of %j is %j', (item, key) => {
  expect(keyOf(item)).toBe(key)
})

it('sorts items into groups', () => {
  const groups = groupBy(['ab', 'c', 'ad'], (word) => word.charAt(0))
  expect([...groups]).toEqual([
    ['a', ['ab', 'ad']],
    ['c', ['c']],
  ])
})
