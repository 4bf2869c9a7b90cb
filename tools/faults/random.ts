/** Returns the next of a sequence of numbers from 0 up to, but not including, 1. */
export type Random = () => number

/** Returns the sequence that belongs to a seed (mulberry32), so that a run can be repeated. */
export function randomFrom(seed: number): Random {
  let state = seed

  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)

    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed

    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns one item of a list; undefined if the list is empty. */
export function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)]
}
