import { readFileSync } from 'node:fs'
import { capitalize } from '../lib/text'

/** The part of a JSON schema that describes the shape of a value. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly maximum?: number
  /** A reference into `$defs`: `#/$defs/entry`. */
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
}

const largestInt = 2 ** 31 - 1

/** Generates the GraphQL type of a file in content/site/ from its JSON schema. */
export function contentTypes(name: string): string {
  const schema = JSON.parse(readFileSync(`content/schemas/${name}.schema.json`, 'utf8')) as Schema
  return typesOf(capitalize(name), schema)
}

/**
 * Generates the GraphQL type of a schema, a node, and those of its objects. They are named after their path, as Gatsby
 * names inferred types: `ReleasesFilesChannels`. Maps with free keys become JSON.
 */
export function typesOf(node: string, root: Schema): string {
  const types: string[] = []

  const define = (name: string, { properties = {}, required = [] }: Schema, interfaces = '') => {
    const fields = Object.entries(properties)
      // GraphQL reserves no name for `$schema`, which editors read.
      .filter(([field]) => !field.startsWith('$'))
      .map(([field, schema]) => {
        const isNullable = !required.includes(field) || namesOf(schema).includes('null')
        return `${field}: ${typeOf(name + capitalize(field), schema)}${isNullable ? '' : '!'}`
      })
    types.push(`type ${name}${interfaces} { ${fields.join(' ')} }`)
    return name
  }

  const typeOf = (name: string, { $ref, ...own }: Schema): string => {
    const schema = root.$defs?.[$ref?.replace('#/$defs/', '') ?? ''] ?? own
    switch (namesOf(schema).find((type) => type !== 'null')) {
      case 'string':
        return 'String'
      case 'boolean':
        return 'Boolean'
      case 'integer':
        return (schema.maximum ?? 0) > largestInt ? 'Float' : 'Int'
      case 'number':
        return 'Float'
      case 'array':
        return `[${typeOf(name, schema.items ?? {})}!]`
      case 'object':
        return schema.properties ? define(name, schema) : 'JSON'
      default:
        return 'JSON'
    }
  }

  define(node, root, ' implements Node @dontInfer')
  return types.join('\n')
}

function namesOf({ type = [] }: Schema): readonly string[] {
  return typeof type === 'string' ? [type] : type
}
