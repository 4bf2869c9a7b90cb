import { oncePerList } from './oncePerList'

it('gives the same result for the same objects in the same order, and no other', () => {
  const together = oncePerList((keys: readonly object[]) => [...keys])
  const [a, b] = [{}, {}]
  const lists = [[], [a], [b], [a, b], [b, a], [a, a]]
  const results = lists.map(together)
  expect(results).toEqual(lists)
  expect(new Set(results).size).toBe(lists.length)
  for (const [index, list] of lists.entries()) expect(together([...list])).toBe(results[index])
})
