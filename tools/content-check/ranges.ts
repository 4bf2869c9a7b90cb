import { isMap, isScalar, isSeq, type Document, type Node, type Range } from 'yaml'
import type { Path } from './data'

/** A value in a tree, and its key if it is in an object. */
interface Place {
  readonly key?: Node
  readonly node: Node | null | undefined
}

/** Returns the range of the value or key at a path, or of the nearest ancestor that exists. */
export function rangeOf(tree: Document | undefined, path: Path, isKey = false): Range {
  const { key, node } = nearestPlace(tree, path)
  // The key shows best which object or list is meant.
  const shown = isScalar(node) && !isKey ? node : (key ?? node)

  return shown?.range ?? [0, 0, 0]
}

/** Returns where a path leads, or the last place on the way if the rest of it is missing. */
function nearestPlace(tree: Document | undefined, path: Path): Place {
  let place: Place = { node: tree?.contents }

  for (const step of path) {
    const next = placeIn(place.node, step)
    if (!next) break
    place = next
  }

  return place
}

/** Returns what a step of a path leads to: an item of a list, or a value of an object. */
function placeIn(node: Place['node'], step: Path[number]): Place | undefined {
  if (isSeq<Node>(node)) {
    const item = node.items[Number(step)]

    return item && { node: item }
  }

  if (!isMap<Node, Node>(node)) return undefined
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))

  return pair && { key: pair.key, node: pair.value }
}
