import { isGroup } from '../content/data'
import type { FieldKind } from './field'
import { allows, type SchemaNode } from './schemaNode'

/** Says how a value is filled in, by what the schema asks of it; what does not fit to the schema is only shown. */
export function kindOf(node: SchemaNode, value: unknown): FieldKind {
  if (node.const !== undefined) return 'fixed'
  if (node.enum || allows(node, 'boolean')) return 'choice'
  if (allows(node, 'array')) return holder('list', Array.isArray(value), value)
  if (allows(node, 'object') && typeof value !== 'string')
    return holder('group', isGroup(value), value)
  if (typeof value === 'object' && value !== null) return 'fixed'
  if (allows(node, 'number') || allows(node, 'integer')) return 'number'
  if (!allows(node, 'string')) return 'fixed'
  return (node.pattern ?? node.format ?? node.minLength) ? 'text' : 'words'
}

function holder(kind: 'list' | 'group', isOne: boolean, value: unknown): FieldKind {
  if (isOne) return kind
  return value === null || value === undefined ? 'absent' : 'fixed'
}

/** The values that a choice offers. */
export function choicesOf(node: SchemaNode): readonly unknown[] {
  const values = node.enum ?? (allows(node, 'boolean') ? [true, false] : [])
  return allows(node, 'null') && !values.includes(null) ? [null, ...values] : values
}
