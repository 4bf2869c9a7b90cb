import { isGroup, keyOf } from './data'
import type { Path } from './locate'

/** Words under names; list items that have a key count as named by it, wherever they stand. */
export interface WordNode {
  readonly path: Path
  /** The words, when this is a text and no group. */
  readonly text?: string
  readonly children: ReadonlyMap<string, WordNode>
}

/** Makes a piece of data comparable with its translation. */
export function wordTree(value: unknown, path: Path = []): WordNode {
  const children = new Map<string, WordNode>()
  if (typeof value === 'string') return { path, text: value, children }
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      children.set(keyOf(item) ?? String(index), wordTree(item, [...path, index]))
    })
  } else if (isGroup(value)) {
    for (const [key, item] of Object.entries(value))
      children.set(key, wordTree(item, [...path, key]))
  }
  return { path, children }
}
