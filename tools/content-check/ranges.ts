import { isMap, isScalar, isSeq, type Document, type Node, type Range } from 'yaml'
import type { Path } from './data'

/** A value in a tree, and its key if it is in an object. */
interface Entry {
  readonly key?: Node
  readonly node: Node | null | undefined
}

/** Returns the range of the value or key at a path, or of the nearest ancestor that exists. */
export function rangeOf(tree: Document | undefined, path: Path, isKey = false): Range {
  const { key, node } = nearestEntry(tree, path)
  // The key shows best which object or list is meant.
  const shown = isScalar(node) && !isKey ? node : (key ?? node)

  return shown?.range ?? [0, 0, 0]
}

/** Returns where a path leads, or the last entry on the way if the rest of it is missing. */
function nearestEntry(tree: Document | undefined, path: Path): Entry {
  let entry: Entry = { node: tree?.contents }

  for (const step of path) {
    const next = entryIn(entry.node, step)
    if (!next) break
    entry = next
  }

  return entry
}

/** Returns what a step of a path leads to: an item of a list, or a value of an object. */
function entryIn(node: Entry['node'], step: Path[number]): Entry | undefined {
  if (isSeq<Node>(node)) {
    const item = node.items[Number(step)]

    return item && { node: item }
  }

  if (!isMap<Node, Node>(node)) return undefined
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))

  return pair && { key: pair.key, node: pair.value }
}
