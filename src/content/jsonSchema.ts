/** The JSON Schema keywords that the schemas in content/schemas/ use and that the code reads. */
export interface Schema {
  readonly title?: string
  readonly description?: string
  readonly examples?: readonly unknown[]
  readonly type?: string | readonly string[]
  readonly const?: string
  readonly enum?: readonly (string | null)[]
  readonly contentMediaType?: string
  readonly pattern?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly oneOf?: readonly Schema[]
  readonly required?: readonly string[]
  /** A reference to a schema in `$defs`, such as `#/$defs/entry`. */
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
}

/** Returns the types that a schema allows. */
export function typesOf({ type = [] }: Schema): readonly string[] {
  return [type].flat()
}

/** Returns the definition that a schema refers to; the schema itself if it is no reference. */
export function dereference(schema: Schema, root: Schema): Schema {
  return root.$defs?.[schema.$ref?.replace('#/$defs/', '') ?? ''] ?? schema
}
