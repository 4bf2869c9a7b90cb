/** Remembers what a function gave for an object, so that a check after an edit reads only what was edited. */
export function oncePer<Key extends object, Result>(
  read: (key: Key) => Result,
): (key: Key) => Result {
  const known = new WeakMap<Key, { result: Result }>()
  return (key) => {
    const entry = known.get(key) ?? { result: read(key) }
    known.set(key, entry)
    return entry.result
  }
}
