import { inParallel } from './inParallel'

/** Asynchronous work that stays pending until the test completes it. */
function heldWork() {
  const begun = new Map<string, { end: (result: string) => void; fail: (error: Error) => void }>()
  const work = (item: string) =>
    new Promise<string>((end, fail) => {
      begun.set(item, { end, fail })
    })
  return { begun, work }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('limits concurrency and returns the results in the order of the items', async () => {
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

test('starts no more work after an error, and throws it', async () => {
  const { begun, work } = heldWork()
  const results = inParallel(['a', 'b', 'c'], 2, work)
  await settled()
  begun.get('a')?.fail(new Error('no space'))
  await expect(results).rejects.toThrow('no space')
  begun.get('b')?.end('B')
  await settled()
  expect(begun.has('c')).toBe(false)
})
