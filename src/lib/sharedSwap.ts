import { cast, type Character } from '../site/palette'

/** A head and a face; undefined if the URL does not contain them. */
export interface Swap {
  readonly head?: Character
  readonly face?: Character
}

/** Parses a swap from a query such as `?head=ada&face=ben`. Unknown names are ignored. */
export function swapFromQuery(query: string): Swap {
  const parameters = new URLSearchParams(query)
  const pairs = ['head', 'face'].map((name) => [name, parameters.get(name)] as const)
  return Object.fromEntries(
    pairs.filter(([, value]) => value !== null && Object.hasOwn(cast, value)),
  )
}

/** Adds a swap to a query and keeps other parameters. */
export function swapToQuery(query: string, swap: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams(query)
  for (const [name, value] of Object.entries(swap)) parameters.set(name, value)
  return `?${parameters.toString()}`
}
