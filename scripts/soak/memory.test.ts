import { growth } from './memory'

const start = { heapBytes: 5_000_000, listeners: 200, nodes: 2000 }

test.each([
  ['a page that keeps what it has', { ...start, heapBytes: 5_900_000 }, []],
  [
    'a growing heap',
    { ...start, heapBytes: 8_000_000 },
    ['heapBytes grew from 5000000 to 8000000'],
  ],
  ['listeners that stay', { ...start, listeners: 400 }, ['listeners grew from 200 to 400']],
  ['nodes that stay', { ...start, nodes: 4000 }, ['nodes grew from 2000 to 4000']],
])('%s', (_, end, found) => {
  expect(growth(start, end)).toEqual(found)
})
