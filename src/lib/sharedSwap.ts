import { characters, type Character } from '../site/palette'
import type { Messages } from './messages'
import { capitalize, fillPlaceholders } from './text'

type SwapMessages = Messages['common']['swap']

export interface Swap {
  readonly head: Character
  readonly face: Character
}

export const swaps: readonly Swap[] = characters.flatMap((head) =>
  characters.map((face) => ({ head, face })),
)

/** The swap with which visitors start to try swaps on the home page. */
export const initialSwap: Swap = { head: 'dai', face: 'ada' }

/** Returns the caption of a swap: `Ada with Ben’s face`. */
export function swapCaption({ names, result, own }: SwapMessages, { head, face }: Swap): string {
  return fillPlaceholders(head === face ? own : result, { head: names[head], face: names[face] })
}

/** Returns the alternative text of a drawn person: the caption of the swap, or that the head has no face. */
export function personAlt(
  messages: SwapMessages,
  head: Character,
  face: Character | undefined,
): string {
  if (face) return swapCaption(messages, { head, face })
  return fillPlaceholders(messages.faceless, { head: messages.names[head] })
}

/** Parses the name of a swap, such as `ada-ben`; returns undefined if there is no such swap. */
export function parseSwap(name: string | null | undefined): Swap | undefined {
  return swaps.find((swap) => swapName(swap) === name)
}

/** Returns the name of a swap: `ada-ben`. */
export function swapName({ head, face }: Swap): string {
  return `${head}-${face}`
}

/** Returns a swap's title, which is the same in every language: `Ada × Ben`. */
export function swapTitle({ head, face }: Swap): string {
  return [...new Set([head, face])].map(capitalize).join(' × ')
}

/** Returns the path of the page with which visitors share a swap. */
export function swapPath(swap: Swap): string {
  return `/swap/${swapName(swap)}/`
}

/** Returns the path of a swap's social card. */
export function swapCardPath(swap: Swap): string {
  return `/cards/${swapName(swap)}.png`
}

/** Returns the path of a swap's icon. */
export function iconPath(swap: Swap): string {
  return `/icons/swap-${swapName(swap)}.svg`
}

/** Sets the swap in a URL query, and returns the query, such as `?from=mail&swap=ada-ben`. */
export function swapToQuery(query: string, swap: Swap): string {
  const parameters = new URLSearchParams(query)
  parameters.set('swap', swapName(swap))
  return `?${parameters.toString()}`
}
