import { cast, type Character } from '../site/palette'

/** A head and a face, as far as an address names them. */
export interface Swap {
  readonly head?: Character
  readonly face?: Character
}

/** Reads a swap from a query such as `?head=ada&face=ben`; whatever is not one of the cast is left out. */
export function swapFromQuery(query: string): Swap {
  const parameters = new URLSearchParams(query)
  const pairs = ['head', 'face'].map((name) => [name, parameters.get(name)] as const)
  return Object.fromEntries(
    pairs.filter(([, value]) => value !== null && Object.hasOwn(cast, value)),
  )
}

/** Writes a swap into a query and keeps the query's other parameters. */
export function swapToQuery(query: string, swap: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams(query)
  for (const [name, value] of Object.entries(swap)) parameters.set(name, value)
  return `?${parameters.toString()}`
}
