/** Gives, from a seed, a function that gives one of a list by chance: the same seed makes the same choices. */
export function chooser(seed: number): <Item>(items: readonly [Item, ...Item[]]) => Item {
  let state = seed >>> 0
  return (items) => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    const index = ((mixed ^ (mixed >>> 14)) >>> 0) % items.length
    return items[index] ?? items[0]
  }
}
