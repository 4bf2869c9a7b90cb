import { matchItems } from './matchItems'

const key = (name: string, more = {}) => ({ key: name, ...more })

it.each([
  ['the same items', ['a', 'b'], ['a', 'b'], [0, 1]],
  ['words in another order', ['a', 'b'], ['b', 'a'], [1, 0]],
  ['a word twice', ['a', 'a'], ['a', 'a', 'a'], [0, 1, undefined]],
  ['a changed word', ['a', 'b'], ['a', 'c'], [0, 1]],
  ['a changed word whose place is taken', ['a', 'b'], ['b', 'c'], [1, undefined]],
  ['a word added in front', ['a', 'b'], ['c', 'a', 'b'], [undefined, 0, 1]],
  [
    'a word added in front of a changed one',
    ['a', 'b'],
    ['c', 'a', 'd'],
    [undefined, 0, undefined],
  ],
  ['words added behind', ['a', 'b'], ['a', 'c', 'd'], [0, undefined, undefined]],
  ['keys in another order', [key('a'), key('b')], [key('b', { c: 1 }), key('a')], [1, 0]],
  ['a key removed', [key('a'), key('b')], [key('b')], [1]],
  ['groups without keys', [{ b: 1 }, { b: 2 }], [{ b: 2 }], [1]],
  ['a group without a key beside others', [key('a'), { b: 1 }], [{ b: 1 }], [1]],
])('finds %s', (_, before, after, expected) => {
  expect(matchItems(before, after)).toEqual(expected)
})
