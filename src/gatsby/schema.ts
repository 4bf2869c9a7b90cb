import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'node:path'
import type { CreateSchemaCustomizationArgs, Node } from 'gatsby'
import { dereference, typesOf, type Schema } from '../content/jsonSchema'
import { capitalize } from '../lib/text'
import { isLegalRoute } from '../site/routes'

/** The GraphQL types and fields that the schemas of the content lack. Most of them are computed in resolvers.ts. */
const typeDefs = /* GraphQL */ `
  type FaqProse implements Node {
    language: String!
  }

  type LegalProse implements Node {
    language: String!
    document: String!
  }

  type Locale implements Node @dontInfer {
    language: String!
    ns: String!
    data: String!
  }

  type LocaleFile implements Node @dontInfer
`

/** Declares the GraphQL types for all files in content/. Gatsby would infer types without the fields that have no value. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  const siteFiles = readdirSync('content/site').map((file) => parse(file).name)
  const contentTypes = [...siteFiles, 'faq-prose', 'legal-prose'].map((name) => {
    const schema = readFileSync(`content/schemas/${name}.schema.json`, 'utf8')
    return graphqlTypes(name.split('-').map(capitalize).join(''), JSON.parse(schema) as Schema)
  })
  actions.createTypes([...contentTypes, typeDefs])
}

/** Returns the name of the GraphQL type for a content file, based on its folder and its file name. */
export function typeName({ node }: { node: Node }): string {
  const { sourceInstanceName, name = '' } = node as unknown as Record<string, string>
  if (sourceInstanceName === 'locales') return 'LocaleFile'
  if (sourceInstanceName === 'prose') return isLegalRoute(name) ? 'LegalProse' : 'FaqProse'
  return capitalize(name)
}

const largestInt = 2 ** 31 - 1

const scalars: Readonly<Record<string, string>> = {
  string: 'String',
  boolean: 'Boolean',
  integer: 'Int',
  number: 'Float',
}

/**
 * Generates GraphQL types from a JSON schema: one for the schema and one for each object in it. A type's name is the
 * path of its object, such as `ReleasesFilesChannels`, as in the types that Gatsby infers. Objects with arbitrary keys
 * get the type JSON.
 */
export function graphqlTypes(node: string, root: Schema): string {
  return definitionsOf(node, root, root, ' implements Node @dontInfer').join('\n')
}

/** Returns the definition of the type of an object, after those of the objects in it. */
function definitionsOf(
  name: string,
  { properties = {}, required = [] }: Schema,
  root: Schema,
  interfaces = '',
): string[] {
  const fields = Object.entries(properties)
    // Omits `$schema`: it is only for code editors, and its name is invalid in GraphQL.
    .filter(([field]) => !field.startsWith('$'))
    .map(([field, schema]) => ({ field, schema, typeName: name + capitalize(field) }))
  const inner = fields.flatMap(({ schema, typeName }) => {
    const object = objectIn(schema, root)

    return object ? definitionsOf(typeName, object, root) : []
  })
  const lines = fields.map(({ field, schema, typeName }) => {
    const isNullable = !required.includes(field) || typesOf(schema).includes('null')

    return `${field}: ${fieldType(typeName, schema, root)}${isNullable ? '' : '!'}`
  })

  return [...inner, `type ${name}${interfaces} { ${lines.join(' ')} }`]
}

/** Returns the schema of the objects that a field has: one, or a list of them. Undefined if it has others or none. */
function objectIn(reference: Schema, root: Schema): Schema | undefined {
  const schema = dereference(reference, root)
  if (schema.items) return objectIn(schema.items, root)

  return schema.properties && schema
}

/** Returns the type of a field. `typeName` is the name of the type of its objects. */
function fieldType(typeName: string, reference: Schema, root: Schema): string {
  const schema = dereference(reference, root)
  const type = typesOf(schema).find((one) => one !== 'null') ?? ''
  if (type === 'array') return `[${fieldType(typeName, schema.items ?? {}, root)}!]`
  if (schema.properties) return typeName

  return scalarType(type, schema)
}

function scalarType(type: string, { maximum = 0, contentMediaType }: Schema): string {
  if (type === 'integer' && maximum > largestInt) return 'Float'
  // Long texts are trees of elements: see resolvers.ts.
  if (contentMediaType === 'text/markdown') return 'JSON'

  return scalars[type] ?? 'JSON'
}
