import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'node:path'
import type { CreateSchemaCustomizationArgs, Node } from 'gatsby'
import { capitalize } from '../lib/text'
import { isLegalRoute } from '../site/routes'

/** The types of what resolvers.ts computes: messages and long texts. */
const typeDefs = /* GraphQL */ `
  type FaqEntry {
    key: String!
    question: String!
    answer: JSON!
  }

  type FaqProse implements Node @dontInfer {
    language: String!
  }

  type LegalSection {
    key: String!
    heading: String!
    body: JSON!
  }

  type LegalProse implements Node @dontInfer {
    language: String!
    document: String!
    introduction: JSON!
    sections: [LegalSection!]!
  }

  type Locale implements Node @dontInfer {
    language: String!
    ns: String!
    data: String!
  }

  type LocaleFile implements Node @dontInfer {
    parentFile: String
  }
`

/** Declares the types of all files in content/. Nothing is inferred, so that empty files have the same types. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  const contentTypes = readdirSync('content/site').map((file) => {
    const { name } = parse(file)
    const schema = readFileSync(`content/schemas/${name}.schema.json`, 'utf8')
    return typesOf(capitalize(name), JSON.parse(schema) as Schema)
  })
  actions.createTypes([...contentTypes, typeDefs])
}

/** Returns the GraphQL type of a content file: named after its folder, or after the file in content/site/. */
export function typeName({ node }: { node: Node }): string {
  const { sourceInstanceName, name = '' } = node as unknown as Record<string, string>
  if (sourceInstanceName === 'locales') return 'LocaleFile'
  if (sourceInstanceName === 'prose') return isLegalRoute(name) ? 'LegalProse' : 'FaqProse'
  return capitalize(name)
}

/** The part of a JSON schema that describes the shape of a value. */
interface Schema {
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
