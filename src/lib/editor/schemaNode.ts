import { isGroup } from '../content/data'

/** A part of a JSON schema, as far as forms need it. */
export interface SchemaNode {
  readonly title?: string
  readonly description?: string
  readonly examples?: readonly unknown[]
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly additionalProperties?: SchemaNode | boolean
  readonly propertyNames?: SchemaNode
  readonly required?: readonly string[]
  readonly items?: SchemaNode
  readonly then?: SchemaNode
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, SchemaNode>>
}

/**
 * Says what a schema asks of a value: the whole schema, the part of it and the value go in, the part with what it
 * refers to, and with its `then` when the value is a group, comes out.
 */
export function resolveNode(schema: SchemaNode, node: SchemaNode, value: unknown): SchemaNode {
  if (node.$ref !== undefined) {
    const { $ref, ...own } = node
    const meant = schema.$defs?.[$ref.split('/').at(-1) ?? '']
    return { ...own, ...(meant && resolveNode(schema, meant, value)) }
  }
  if (node.then === undefined || !isGroup(value)) return node
  return { ...node, ...resolveNode(schema, node.then, value) }
}

/** Says whether a part of a schema allows a type, such as `null`. */
export function allows({ type }: SchemaNode, name: string): boolean {
  return Array.isArray(type) ? type.includes(name) : type === name
}
