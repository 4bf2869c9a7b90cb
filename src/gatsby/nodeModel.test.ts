import { retry } from './nodeModel'

/** Returns a function that throws the given number of times, and then returns the number of its calls. */
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
  ['retries a query that failed', 1, 2],
])('%s', async (_, failures, runs) => {
  await expect(retry(succeedsAfter(failures))).resolves.toBe(runs)
})

it('throws the error of the second attempt', async () => {
  await expect(retry(succeedsAfter(2))).rejects.toThrow('failed 2')
})
