import { retry } from './nodeModel'

/** A query that fails the given number of times, then returns the number of its runs. */
function succeedsAfter(failures: number) {
  let runs = 0
  return () => {
    runs += 1
    if (runs <= failures) throw new Error(`failed ${runs}`)
    return runs
  }
}

it.each([
  ['runs a query that succeeds once', 0, 1],
  ['runs a query again that failed', 1, 2],
])('%s', async (_, failures, runs) => {
  await expect(retry(succeedsAfter(failures))).resolves.toBe(runs)
})

it('throws the error of the second run', async () => {
  await expect(retry(succeedsAfter(2))).rejects.toThrow('failed 2')
})
