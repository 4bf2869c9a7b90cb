import { inParallel } from './inParallel'

/** Work that stays open until the test ends it. */
function heldWork() {
  const begun = new Map<string, { end: (result: string) => void; fail: (error: Error) => void }>()
  const work = (item: string) =>
    new Promise<string>((end, fail) => {
      begun.set(item, { end, fail })
    })
  return { begun, work }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('so many are worked on at once, and the results stand in the order of the items', async () => {
  const { begun, work } = heldWork()
  const results = inParallel(['a', 'b', 'c'], 2, work)
  await settled()
  expect([...begun.keys()]).toEqual(['a', 'b'])
  begun.get('b')?.end('B')
  await settled()
  expect([...begun.keys()]).toEqual(['a', 'b', 'c'])
  begun.get('c')?.end('C')
  begun.get('a')?.end('A')
  expect(await results).toEqual(['A', 'B', 'C'])
})

test('after an error nothing more is begun, and what was begun comes to its end first', async () => {
  const { begun, work } = heldWork()
  const order: string[] = []
  const results = inParallel(['a', 'b', 'c'], 2, async (item) => {
    await work(item).finally(() => order.push(item))
  }).catch((error: unknown) => order.push(String(error)))
  begun.get('a')?.fail(new Error('no room'))
  await settled()
  begun.get('b')?.end('B')
  await results
  expect(order).toEqual(['a', 'b', 'Error: no room'])
  expect(begun.has('c')).toBe(false)
})

test('no items, no work', async () => {
  expect(await inParallel([], 4, () => Promise.reject(new Error('unasked')))).toEqual([])
})
