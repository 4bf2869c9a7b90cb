import { isMap, isScalar, isSeq, type Document, type Node } from 'yaml'

/** The way to a piece of data: names of keys and numbers of list items from 0. */
export type Path = readonly (string | number)[]

/** What is meant at the end of a path: a key of that group, or the first place of a text inside it. */
export interface Target {
  readonly key?: string
  readonly text?: string
}

interface Place {
  readonly key: Node | null
  readonly value: Node | null
}

/** Finds the character where a piece of data begins; of a path that leads nowhere, its last sound part. */
export function locate(parsed: Document.Parsed, text: string, path: Path, target: Target): number {
  let place: Place = { key: null, value: parsed.contents }
  for (const step of path) {
    const next = stepInto(place.value, step)
    if (!next) break
    place = next
  }
  const key = target.key === undefined ? undefined : stepInto(place.value, target.key)?.key
  if (key) return start(key)
  if (target.text) return start(place.value) + textOffset(text, place.value, target.text)
  return start(isScalar(place.value) ? place.value : (place.key ?? place.value))
}

function stepInto(node: Node | null, step: string | number): Place | undefined {
  if (isSeq(node) && typeof step === 'number') {
    const item = node.items[step] as Node | null | undefined
    return item ? { key: null, value: item } : undefined
  }
  if (!isMap(node)) return undefined
  // Of a key that stands twice, the last is the one that counts.
  const pair = node.items.findLast(
    (item) => isScalar(item.key) && String(item.key.value) === String(step),
  )
  return pair && { key: pair.key as Node, value: pair.value as Node | null }
}

function textOffset(text: string, node: Node | null, part: string): number {
  const [from, to] = node?.range ?? [0, 0]
  return Math.max(0, text.slice(from, to).indexOf(part))
}

function start(node: Node | null): number {
  return node?.range?.[0] ?? 0
}

/** Prints a path as sentences name it: `["files", 2, "version"]` as `files.macImage.version`, by the item's key. */
export function pathText(value: unknown, path: Path): string {
  let here: unknown = value
  return path
    .map((step) => {
      here = (here as Record<string | number, unknown> | null | undefined)?.[step]
      if (typeof step === 'string') return `.${step}`
      const key = (here as { key?: unknown } | null | undefined)?.key
      return typeof key === 'string' ? `.${key}` : `[${String(step)}]`
    })
    .join('')
    .replace(/^\./, '')
}
