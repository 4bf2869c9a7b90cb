/** The path of a value in a file's data: the keys of objects and the indexes of list items. */
export type Path = readonly (string | number)[]

export interface Leaf<Value = string> {
  readonly path: Path
  readonly value: Value
}

/** Returns whether a value is an object. Lists and null are not objects. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns all nested values that are neither objects nor lists, in order. */
export function leavesOf(value: unknown, path: Path = []): Leaf<unknown>[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, [...path, index]))
  if (!isObject(value)) return [{ path, value }]
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]))
}

/** Returns the value at a path, or undefined if the path does not exist. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((here, step) => {
    return typeof here === 'object' && here !== null && Object.hasOwn(here, step)
      ? (here as Record<string | number, unknown>)[step]
      : undefined
  }, value)
}

/** Returns the keys of the object at a path, or an empty list if there is no object. */
export function keysAt(value: unknown, path: Path): string[] {
  const found = valueAt(value, path)
  return isObject(found) ? Object.keys(found) : []
}

/** Returns the items of the list at a path, each with its own path, or an empty list if there is no list. */
export function itemsAt(value: unknown, path: Path): Leaf<unknown>[] {
  const list = valueAt(value, path)
  if (!Array.isArray(list)) return []
  return list.map((item: unknown, index) => ({ path: [...path, index], value: item }))
}

/** Returns the `key` of a list item, or undefined if the item has none. */
export function keyOf(item: unknown): string | undefined {
  return isObject(item) && typeof item.key === 'string' ? item.key : undefined
}

/** Returns whether a path leads to the `key` of a list item, which is never translated. */
export function isItemKey(path: Path): boolean {
  return path.at(-1) === 'key' && typeof path.at(-2) === 'number'
}

/** Formats a path. List items are named by their `key`: `["files", 2, "version"]` becomes `files.macImage.version`. */
export function pathText(value: unknown, path: Path): string {
  const steps = path.map((step, index) => {
    if (typeof step === 'string') return `.${step}`
    const key = keyOf(valueAt(value, path.slice(0, index + 1)))
    return key === undefined ? `[${String(step)}]` : `.${key}`
  })
  return steps.join('').replace(/^\./, '')
}

/** Caches the result of a function for each object, so that a check after an edit parses only changed files. */
export function memoize<Key extends object, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, { result: Result }>()
  return (key) => {
    const entry = results.get(key) ?? { result: compute(key) }
    results.set(key, entry)
    return entry.result
  }
}

/** Groups items by the name that `nameOf` returns for each item. */
export function groupBy<Item, Name>(
  items: readonly Item[],
  nameOf: (item: Item) => Name,
): Map<Name, Item[]> {
  const groups = new Map<Name, Item[]>()
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item])
  return groups
}
