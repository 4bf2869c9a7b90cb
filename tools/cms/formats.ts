import { parse, stringify, Scalar } from 'yaml'

/** The keywords of JSON Schema that the fields of a form are derived from. */
export interface Schema {
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly const?: string
  readonly enum?: readonly (string | null)[]
  readonly contentMediaType?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly required?: readonly string[]
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
}

/** Describes how the CMS reads and writes the files of one schema. */
export interface FileFormat {
  readonly name: string
  readonly extension: 'json' | 'yaml'
  /** The first line of every file. */
  readonly header: string
  readonly schema: Schema
}

/** Parses a content file. */
export function parseFile({ extension }: FileFormat, text: string): unknown {
  return extension === 'json' ? JSON.parse(text) : parse(text, { version: '1.1' })
}

/** Writes a content file as Prettier formats it, so that an edit changes only its own lines. */
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

/** Reverts two changes by the CMS, which removes the last newline of strings and saves null as an empty string. */
function complete(value: unknown, schema: Schema = {}): unknown {
  if (Array.isArray(value)) return value.map((item) => complete(item, schema.items))
  if (typeof value === 'object' && value !== null) {
    const { required = Object.keys(value), properties = {} } = schema
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, each]) => [name, complete(each, properties[name])] as const)
        .filter(([name, each]) => each !== null || required.includes(name)),
    )
  }
  if (value === '') return null
  if (schema.contentMediaType !== 'text/markdown' || typeof value !== 'string') return value
  const block = new Scalar(`${value.trimEnd()}\n`)
  block.type = 'BLOCK_LITERAL'
  return block
}
