import { differences } from './differences'

it.each([
  ['nothing', { a: 1 }, { a: 1 }, []],
  ['a value', { a: { b: 1 } }, { a: { b: null } }, ['a.b: 1 → null']],
  ['a key that is new', {}, { a: 'x' }, ['a: nothing → "x"']],
  [
    'an item with a key',
    { l: [{ key: 'x', n: 1 }] },
    { l: [{ key: 'x', n: 2 }] },
    ['l.x.n: 1 → 2'],
  ],
  ['a list of another length', { l: [] }, { l: [1] }, ['l: [] → [1]']],
])('lists %s', (_, before, after, expected) => {
  expect(differences(before, after)).toEqual(expected)
})
