import { isDeepStrictEqual } from 'node:util'
import { keyOf } from '../data'

/**
 * Finds for every item of a new list the item of the old list that it was: by its `key`, or by being equal,
 * or, when the lists are of one length, by its place. Gives the old items' numbers, undefined for new ones.
 */
export function matchItems(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  const free = new Set(before.keys())
  const take = (fits: (item: unknown) => boolean) => {
    const found = [...free].find((index) => fits(before[index]))
    if (found !== undefined) free.delete(found)
    return found
  }
  const matched = after.map((item) => {
    const key = keyOf(item)
    return take((old) => (key === undefined ? isDeepStrictEqual(old, item) : keyOf(old) === key))
  })
  if (before.length !== after.length) return matched
  return matched.map((found, index) => found ?? (free.has(index) ? index : undefined))
}
