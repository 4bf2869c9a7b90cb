import { insertedAt, raisedAt, removedAt, setAt } from './changeData'

const data = { files: [{ key: 'a' }, { key: 'b', size: 1 }] }

it('sets a value, adds a key and takes one away, and leaves the old data as they were', () => {
  expect(setAt(data, ['files', 1, 'size'], 2)).toEqual({
    files: [{ key: 'a' }, { key: 'b', size: 2 }],
  })
  expect(setAt(data, ['files', 0, 'size'], null)).toEqual({
    files: [{ key: 'a', size: null }, data.files[1]],
  })
  expect(Object.keys(setAt(data.files[1], ['size'], undefined) as object)).toEqual(['key'])
  expect(data.files[1]).toEqual({ key: 'b', size: 1 })
})

it('adds, removes and moves items', () => {
  expect(insertedAt(['a', 'c'], 1, 'b')).toEqual(['a', 'b', 'c'])
  expect(removedAt(['a', 'b', 'c'], 1)).toEqual(['a', 'c'])
  expect(raisedAt(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b'])
  expect(raisedAt(['a', 'b', 'c'], 1)).toEqual(['b', 'a', 'c'])
  expect(raisedAt(['a', 'b', 'c'], 0)).toEqual(['a', 'b', 'c'])
})

it.each([
  ['first', ['x', 'a', 'b'], 'x a b'],
  ['between', ['a', 'x', 'b'], 'a x b'],
  ['after what is missing', ['gone', 'x', 'a', 'b'], 'x a b'],
  ['last, where the twin has it not', ['a', 'b'], 'a b x'],
])('puts a new name where the twin has it: %s', (_, order, expected) => {
  const twin = Object.fromEntries(order.map((name) => [name, '']))
  const changed = setAt({ g: { a: 1, b: 2 } }, ['g', 'x'], 3, { g: twin }) as { g: object }
  expect(Object.keys(changed.g).join(' ')).toBe(expected)
})
