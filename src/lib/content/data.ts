import type { Path } from './locate'

/** A piece of text in a document and the way to it. */
export interface Leaf {
  readonly path: Path
  readonly text: string
}

/** Every text in a piece of data, at any depth, in order. */
export function textsOf(value: unknown, path: Path = []): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, [...path, index]))
  if (!isGroup(value)) return []
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, [...path, key]))
}

/** Says whether a piece of data is a group of keys. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The piece of data at the end of a path, or undefined when the path leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((here, step) => {
    return typeof here === 'object' && here !== null && Object.hasOwn(here, step)
      ? (here as Record<string | number, unknown>)[step]
      : undefined
  }, value)
}

/** The items of the list at a path, each with its own path; none when there is no list. */
export function itemsAt(value: unknown, path: Path): { path: Path; item: unknown }[] {
  const list = valueAt(value, path)
  if (!Array.isArray(list)) return []
  return list.map((item: unknown, index) => ({ path: [...path, index], item }))
}

/** The `key` of a list item, or undefined when it has none. */
export function keyOf(item: unknown): string | undefined {
  return isGroup(item) && typeof item.key === 'string' ? item.key : undefined
}

/** Sorts items into groups by a name that is told from each. */
export function groupBy<Item, Name>(
  items: readonly Item[],
  nameOf: (item: Item) => Name,
): Map<Name, Item[]> {
  const groups = new Map<Name, Item[]>()
  for (const item of items) {
    const name = nameOf(item)
    groups.set(name, [...(groups.get(name) ?? []), item])
  }
  return groups
}
