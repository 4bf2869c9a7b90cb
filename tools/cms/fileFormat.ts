import { parse, stringify, Scalar } from 'yaml'
import type { Schema } from '../../src/content/jsonSchema'

/** Describes how the CMS reads and writes files that have the same schema. */
export interface FileFormat {
  readonly name: string
  readonly extension: 'json' | 'yaml'
  /** The first line of YAML files, a comment that names the schema; empty for JSON. */
  readonly header: string
  readonly schema: Schema
}

/** Parses a content file. The paths of pictures start with a slash, because the CMS knows pictures by such paths. */
export function parseFile({ extension, schema }: FileFormat, text: string): unknown {
  const value: unknown = extension === 'json' ? JSON.parse(text) : parse(text, { version: '1.1' })

  return withSlashes(value, schema)
}

/**
 * Returns a value of a file with a slash before the path of each picture in it. The schema says which texts are such paths.
 */
function withSlashes(value: unknown, schema: Schema): unknown {
  if (Array.isArray(value)) return value.map((item) => withSlashes(item, schema.items ?? {}))
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, each]) => [
      name,
      withSlashes(each, schema.properties?.[name] ?? {}),
    ])

    return Object.fromEntries(entries)
  }

  return isPicture(schema) && typeof value === 'string' ? `/${value}` : value
}

const isPicture = ({ contentMediaType }: Schema) => contentMediaType === 'image/*'

/** Formats a content file as Prettier does, so that an edit in the CMS changes only the edited lines. */
export function formatFile({ extension, header, schema }: FileFormat, value: unknown): string {
  const completed = complete(value, schema)
  if (extension === 'json') return `${JSON.stringify(completed, null, 2)}\n`
  const options = {
    lineWidth: 0,
    singleQuote: true,
    version: '1.1',
    blockQuote: 'literal',
  } as const

  return header + stringify(completed, options)
}

/**
 * Reverts three changes by the CMS on save: Markdown strings lose their last newline, null becomes an empty string, and
 * the paths of pictures start with a slash. Removes optional keys that are null.
 */
function complete(value: unknown, schema: Schema): unknown {
  if (Array.isArray(value)) return value.map((item) => complete(item, schema.items ?? {}))
  if (typeof value !== 'object' || value === null) return completeText(value, schema)
  const { required = Object.keys(value), properties = {} } = schema

  return Object.fromEntries(
    Object.entries(value)
      .map(([name, each]) => [name, complete(each, properties[name] ?? {})] as const)
      .filter(([name, each]) => each !== null || required.includes(name)),
  )
}

/** Returns a text of the CMS as it is stored: null if empty, paths without their slash, long texts as blocks with `|`. */
function completeText(value: unknown, schema: Schema): unknown {
  if (value === '') return null
  if (typeof value !== 'string') return value
  if (isPicture(schema)) return value.replace(/^\//, '')
  if (schema.contentMediaType !== 'text/markdown') return value
  const block = new Scalar(`${value.trimEnd()}\n`)

  block.type = 'BLOCK_LITERAL'

  return block
}
