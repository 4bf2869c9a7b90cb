import { keyOf } from '../content/data'
import { blankGroup, blankOf, withoutWords } from './blankOf'
import type { FieldKind, Offer } from './field'
import { allows, type SchemaNode } from './schemaNode'

/** What can be added to a list: what English has and the list has not, each in its place; in English a new item at the end. */
export function listOffers(
  schema: SchemaNode,
  node: SchemaNode,
  value: unknown,
  english: unknown,
): Offer[] {
  const items: unknown[] = Array.isArray(value) ? value : []
  if (!Array.isArray(english)) {
    const blank = blankOf(schema, node.items ?? {})
    return [{ label: 'Add an entry', index: items.length, value: blank }]
  }
  const keys = items.map(keyOf)
  return english.flatMap((item, index) => {
    const key = keyOf(item)
    if (key === undefined || keys.includes(key)) return []
    return [{ label: `Add “${key}” as English has it`, index, value: withoutWords(item) }]
  })
}

/** What can be put in the place of nothing, or nothing in the place of a group. */
export function offersInstead(
  schema: SchemaNode,
  node: SchemaNode,
  kind: FieldKind,
  english: unknown,
): Offer[] {
  if (kind === 'absent' && english !== undefined) {
    return [{ label: 'Add as English has it', index: 0, value: withoutWords(english) }]
  }
  if (kind === 'absent') {
    const value = allows(node, 'array') ? [] : blankGroup(schema, node)
    return [{ label: 'Fill in', index: 0, value }]
  }
  if (kind === 'group' && allows(node, 'null')) {
    return [{ label: 'Leave open', index: 0, value: null }]
  }
  return []
}
