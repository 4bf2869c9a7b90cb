/** Returns the value of a record under a key that comes from a content file. Throws if there is none. */
export function valueAt<Values extends object>(values: Values, key: string): Values[keyof Values] {
  if (!Object.hasOwn(values, key))
    throw new Error(`There is no "${key}", only: ${Object.keys(values).join(', ')}`)

  return values[key as keyof Values]
}
