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
  ['a group in place of a word', { a: 'x' }, { a: { b: 1 } }, ['a: "x" → {"b":1}']],
  ['a list in place of a word', { a: 'x' }, { a: ['y'] }, ['a: "x" → ["y"]']],
  ['a list of another length', { l: [] }, { l: [1] }, ['l: [] → [1]']],
])('lists %s', (_, before, after, expected) => {
  expect(differences(before, after)).toEqual(expected)
})
