import { retry } from './messages'

/** Returns a function that throws the given number of times, and then returns the number of its calls. */
function succeedsAfter(failures: number) {
  let runs = 0
  return async () => {
    runs += 1
    if (runs <= failures) throw new Error(`failed ${runs}`)
    return Promise.resolve(runs)
  }
}

afterEach(() => {
  process.env.NODE_ENV = 'test'
})

it('retries a query once in development, where Gatsby recreates the nodes of an edited file', async () => {
  process.env.NODE_ENV = 'development'
  await expect(retry(succeedsAfter(0))).resolves.toBe(1)
  await expect(retry(succeedsAfter(1))).resolves.toBe(2)
  await expect(retry(succeedsAfter(2))).rejects.toThrow('failed 2')
})

it('does not retry in a build', async () => {
  await expect(retry(succeedsAfter(1))).rejects.toThrow('failed 1')
})
