import type { ErrorObject } from 'ajv/dist/2020'
import { isGroup } from './data'
import { nearest } from './didYouMean'

/** A mistake against the schema in an editor's words. */
export interface SchemaMessage {
  readonly message: string
  /** The key below the place, when the mistake is about the key and not about what it holds. */
  readonly key?: string
  /** The key that a misspelt one was probably meant to be. */
  readonly meant?: string
}

type Schema = Record<string, unknown>

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  null: 'null',
}

/** Says what is wrong and what was expected, from an error of ajv (made with `verbose`). */
export function schemaMessage({ keyword, params, data, parentSchema }: ErrorObject): SchemaMessage {
  const schema = (parentSchema ?? {}) as Schema
  const found = `found ${show(data)}`
  switch (keyword) {
    case 'additionalProperties':
      return unknownKey(String(params.additionalProperty), data, schema)
    case 'propertyNames':
      return {
        message: `the key "${String(params.propertyName)}" can't be called so, expected letters and digits, a small letter first`,
        key: String(params.propertyName),
      }
    case 'required':
      return { message: missingKey(String(params.missingProperty), schema) }
    case 'type':
      return { message: `${found}, expected ${kindsOf(params.type)}${example(schema)}` }
    case 'enum':
      return {
        message: `${found}, expected ${oneOf(params.allowedValues)}${meantValue(data, params.allowedValues)}`,
      }
    case 'oneOf':
      return { message: `expected exactly one of the keys ${keysOf(schema.oneOf)}` }
    case 'minLength':
      return { message: 'this is empty, expected words' }
    case 'minItems':
    case 'minProperties':
      return {
        message: `this is empty, expected at least ${String(params.limit)} of what belongs here`,
      }
    case 'exclusiveMinimum':
      return { message: `${found}, expected a number above ${String(params.limit)}` }
    case 'minimum':
    case 'maximum':
      return { message: `${found}, expected ${String(params.comparison)} ${String(params.limit)}` }
    default:
      return {
        message: `${found} has not the right form, expected ${meaning(schema)}${example(schema)}`,
      }
  }
}

function unknownKey(key: string, data: unknown, schema: Schema): SchemaMessage {
  const known = Object.keys(isGroup(schema.properties) ? schema.properties : {})
  const free = known.filter((name) => !(isGroup(data) && Object.hasOwn(data, name)))
  const meant = nearest(key, free)
  const ending =
    meant === undefined ? `, expected ${known.join(', ')}` : `, did you mean "${meant}"?`
  return { message: `the key "${key}" is not known here${ending}`, key, meant }
}

function missingKey(key: string, { properties }: Schema): string {
  const schema = isGroup(properties) && isGroup(properties[key]) ? properties[key] : {}
  return `the key "${key}" is missing, expected ${meaning(schema)}${example(schema)}`
}

function meaning({ description, type }: Schema): string {
  if (typeof description !== 'string') return kindsOf(type)
  return description.charAt(0).toLowerCase() + description.slice(1).replace(/\.$/, '')
}

function example({ examples }: Schema): string {
  const first: unknown = Array.isArray(examples) ? examples[0] : undefined
  return first === undefined || typeof first === 'object' ? '' : `, for example ${show(first)}`
}

function kindsOf(type: unknown): string {
  const names = (Array.isArray(type) ? type : [type]) as unknown[]
  return names.map((name) => kinds[String(name)] ?? 'something else').join(' or ')
}

function oneOf(values: unknown): string {
  return `one of ${(values as unknown[]).map(show).join(', ')}`
}

function meantValue(data: unknown, values: unknown): string {
  const meant = nearest(String(data), (values as unknown[]).map(String))
  return meant === undefined ? '' : `, did you mean "${meant}"?`
}

function keysOf(choices: unknown): string {
  return (choices as { required: string[] }[]).flatMap(({ required }) => required).join(', ')
}

function show(value: unknown): string {
  if (value === null) return 'nothing (null)'
  if (Array.isArray(value)) return 'a list'
  if (isGroup(value)) return 'a group of keys'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text
}
