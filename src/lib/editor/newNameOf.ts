import { isGroup } from '../content/data'
import { blankOf, withoutWords } from './blankOf'
import type { NewName } from './field'
import type { SchemaNode } from './schemaNode'

/** How a name is added to a group of any names: it begins as a blank of the last entry. Undefined for other groups. */
export function newNameOf(
  schema: SchemaNode,
  node: SchemaNode,
  value: unknown,
): NewName | undefined {
  if (typeof node.additionalProperties !== 'object' || !isGroup(value)) return undefined
  const { pattern = '', description = '' } = node.propertyNames ?? {}
  const last = Object.values(value).at(-1)
  const blank = last === undefined ? blankOf(schema, node.additionalProperties) : withoutWords(last)
  return { pattern, rule: description, blank }
}

/** Says whether nothing is written in a value yet. */
export function isBlank(value: unknown): boolean {
  return JSON.stringify(withoutWords(value)) === JSON.stringify(value)
}
