import { isGroup } from '../content/data'
import { allows, resolveNode, type SchemaNode } from './schemaNode'

/** The value that a field begins with when it is added: nothing where that is allowed, and empty words. */
export function blankOf(schema: SchemaNode, part: SchemaNode): unknown {
  const node = resolveNode(schema, part, undefined)
  if (node.const !== undefined) return node.const
  if (allows(node, 'null')) return null
  if (node.enum) return node.enum[0]
  if (allows(node, 'array')) return []
  if (allows(node, 'object')) return blankGroup(schema, node)
  return allows(node, 'string') ? '' : null
}

/** A group with its required keys, each of them blank. */
export function blankGroup(schema: SchemaNode, node: SchemaNode): Record<string, unknown> {
  const names = node.required ?? []
  return Object.fromEntries(
    names.map((name) => [name, blankOf(schema, node.properties?.[name] ?? {})]),
  )
}

/** A copy of an item in which nothing is left but its `key`: what a translation of it begins with. */
export function withoutWords(item: unknown): unknown {
  if (typeof item === 'string') return ''
  if (Array.isArray(item)) return item.map(withoutWords)
  if (!isGroup(item)) return item
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      name === 'key' ? value : withoutWords(value),
    ]),
  )
}
