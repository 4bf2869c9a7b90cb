/** The path of a value in a file's data: the keys of objects and the indexes of list items. */
export type Path = readonly (string | number)[]

/** A value in a file's data, with its path. */
export interface Located<Value = string> {
  readonly path: Path
  readonly value: Value
}

/** Returns whether a value is an object. Lists and null are not objects. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a value and all values in it, in order. */
export function valuesIn(value: unknown, path: Path = []): Located<unknown>[] {
  const steps = [...keysOf(value), ...itemsAt(value).keys()]
  const inner = steps.flatMap((step) => valuesIn(valueAt(value, [step]), [...path, step]))
  return [{ path, value }, ...inner]
}

/** Returns all values in a value that are neither objects nor lists, in order. */
export function scalarsIn(value: unknown): Located<unknown>[] {
  return valuesIn(value).filter((inner) => !isObject(inner.value) && !Array.isArray(inner.value))
}

/** Returns the value at a path, or undefined if the path does not exist. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((here, step) => {
    return typeof here === 'object' && here !== null && Object.hasOwn(here, step)
      ? (here as Record<string | number, unknown>)[step]
      : undefined
  }, value)
}

/** Returns the keys of an object, or an empty list for any other value. */
export function keysOf(value: unknown): string[] {
  return isObject(value) ? Object.keys(value) : []
}

/** Returns the items of the list at a path, or an empty list if there is no list. */
export function itemsAt(value: unknown, ...path: Path): readonly unknown[] {
  const list = valueAt(value, path)
  return Array.isArray(list) ? list : []
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

/** Caches results, for objects as long as these exist, so that a check after an edit parses only changed files. */
export function memoize<Key, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const ofObjects = new WeakMap() as unknown as Map<Key, Result>
  const ofStrings = new Map<Key, Result>()
  return (key) => {
    const results = typeof key === 'object' ? ofObjects : ofStrings
    if (!results.has(key)) results.set(key, compute(key))
    return results.get(key) as Result
  }
}

/** Returns every two items of a list, in the order of the list. */
export function pairsIn<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const))
}

/** Groups items by the name that `nameOf` returns for each item. */
export function groupBy<Item, Name>(items: readonly Item[], nameOf: (item: Item) => Name) {
  const groups = new Map<Name, Item[]>()
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item])
  return groups
}
