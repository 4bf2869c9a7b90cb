/**
 * Does some work for each of the items, for so many of them at once, and gives the results in the order of the items.
 * Rejects with the first error that the work raises; what was not begun by then stays undone.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  let failed = false
  const workThrough = async () => {
    for (const [index, item] of waiting) {
      results[index] = await work(item)
      if (failed) return
    }
  }
  const workers = Array.from({ length: atOnce }, workThrough)
  await Promise.all(workers).catch((error: unknown) => {
    failed = true
    throw error
  })
  return results
}
