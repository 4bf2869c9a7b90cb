import { isGroup } from '../content/data'
import type { Path } from '../content/locate'

/**
 * A copy of data with another value at the end of a path; undefined takes a key away, and a new key stands where
 * the twin has it, in another language for example, or else at the end.
 */
export function setAt(
  data: unknown,
  [step, ...rest]: Path,
  value: unknown,
  twin?: unknown,
): unknown {
  if (step === undefined) return value
  if (Array.isArray(data)) {
    return data.map((item: unknown, index) => (index === step ? setAt(item, rest, value) : item))
  }
  const group = isGroup(data) ? data : {}
  const order = isGroup(twin) ? Object.keys(twin) : []
  const inner = setAt(group[step], rest, value, isGroup(twin) ? twin[step] : undefined)
  const changed = Object.hasOwn(group, step)
    ? { ...group, [step]: inner }
    : withName(group, String(step), inner, order)
  if (changed[step] === undefined) Reflect.deleteProperty(changed, step)
  return changed
}

/** A copy of a group with a new name, which stands as in an order of names, or else at the end. */
function withName(
  group: Record<string, unknown>,
  name: string,
  value: unknown,
  order: readonly string[],
): Record<string, unknown> {
  const entries = Object.entries(group)
  const names = Object.keys(group)
  const wanted = order.indexOf(name)
  const before = order.slice(0, Math.max(wanted, 0)).findLast((one) => names.includes(one)) ?? ''
  const index = wanted === -1 ? names.length : names.indexOf(before) + 1
  return Object.fromEntries([...entries.slice(0, index), [name, value], ...entries.slice(index)])
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
