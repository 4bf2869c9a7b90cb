import { Readable } from 'node:stream'

/**
 * Maps items asynchronously, with limited concurrency, and returns the results in the order of the items. After the
 * first error, starts no more work, and throws this error.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = Readable.from(items).map((item: Item) => work(item), { concurrency })
  return (await results.toArray()) as Result[]
}
