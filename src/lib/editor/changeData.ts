import { isGroup } from '../content/data'
import type { Path } from '../content/locate'

/** A copy of data with another value at the end of a path; undefined takes a key away. */
export function setAt(data: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(data)) {
    return data.map((item: unknown, index) => (index === step ? setAt(item, rest, value) : item))
  }
  const group = isGroup(data) ? data : {}
  const changed = { ...group, [step]: setAt(group[step], rest, value) }
  if (changed[step] === undefined) Reflect.deleteProperty(changed, step)
  return changed
}

/** A copy of a list with one more item, which stands in a place counted from 0. */
export function insertedAt(list: readonly unknown[], index: number, item: unknown): unknown[] {
  return [...list.slice(0, index), item, ...list.slice(index)]
}

/** A copy of a list without the item in a place. */
export function removedAt(list: readonly unknown[], index: number): unknown[] {
  return list.filter((_, place) => place !== index)
}

/** A copy of a list whose item stands one place earlier; the first one stays where it is. */
export function raisedAt(list: readonly unknown[], index: number): unknown[] {
  return index === 0 ? [...list] : insertedAt(removedAt(list, index), index - 1, list[index])
}
