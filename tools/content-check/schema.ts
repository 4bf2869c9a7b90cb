import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020'
import type { Schema } from '../../src/content/jsonSchema'
import { isObject, memoize } from './data'
import { fileDiagnostic, type Diagnostic } from './diagnostic'
import type { ContentDocument, ContentFile } from './document'
import { didYouMean, nearest } from './names'

const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  validateSchema: false,
  multipleOfPrecision: 6,
})
ajv.addFormat('date', isDate)
ajv.addFormat('currency', (code) => Intl.supportedValuesOf('currency').includes(code))
ajv.addFormat('uri', (text) => URL.canParse(text))
ajv.addFormat('email', /^[\w+-]+(\.[\w+-]+)*@[a-z\d][\w-]*(\.[a-z\d][\w-]*)+$/i)

const validatorOf = memoize(({ path, bytes }: ContentFile): ValidateFunction | Diagnostic => {
  try {
    return ajv.compile(JSON.parse(new TextDecoder().decode(bytes)) as object)
  } catch (error) {
    return fileDiagnostic(path, `this is not a valid JSON schema: ${(error as Error).message}`)
  }
})

/** Returns an error if a schema is not valid. */
export function schemaFileErrors(file: ContentFile): Diagnostic[] {
  const validator = validatorOf(file)
  return typeof validator === 'function' ? [] : [validator]
}

/** Validates a document against its schema. Returns none if either is broken: that is reported elsewhere. */
export function schemaErrors(document: ContentDocument, schemaFile: ContentFile): Diagnostic[] {
  const validate = validatorOf(schemaFile)
  if (document.value === undefined || typeof validate !== 'function') return []
  if (validate(document.value)) return []

  const errors = validate.errors ?? []
  const causes = errors.filter((error) => !isConsequence(error, errors))

  return causes.map((error) => {
    const { additionalProperty, propertyName } = error.params as Record<string, string | undefined>
    const path = error.instancePath.split('/').slice(1).map(stepOf)
    const key = additionalProperty ?? propertyName

    return key === undefined
      ? document.diagnostic(path, messageOf(error))
      : document.keyDiagnostic([...path, key], messageOf(error))
  })
}

/** Converts a part of a JSON pointer, such as `/files/0/version`, to a key or an index. */
function stepOf(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')
}

/** Returns whether an error results from another error of the same document. */
function isConsequence(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const earlier = errors.slice(0, errors.indexOf(error))

  return (
    isSummary(error) ||
    earlier.some((one) => isSameForm(error, one)) ||
    errors.some((one) => one !== error && isCausedBy(error, one))
  )
}

/** Returns whether an error only says that a part of the schema, which has errors of its own, is violated. */
function isSummary({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword === 'if' || /\/(propertyNames|contains)\//.test(schemaPath)
}

/** The keywords that describe the form of a single value. A value with a wrong form usually violates several of them. */
const formKeywords = ['format', 'pattern', 'minLength', 'maxLength']

/** Returns whether two errors are about the form of the same value. */
function isSameForm(one: ErrorObject, other: ErrorObject): boolean {
  return (
    one.instancePath === other.instancePath &&
    [one, other].every(({ keyword }) => formKeywords.includes(keyword))
  )
}

/** Returns whether an error is about a value of the wrong type, is inside `oneOf`, or about a key that is misspelt. */
function isCausedBy(error: ErrorObject, cause: ErrorObject): boolean {
  const isSameValue = error.instancePath === cause.instancePath

  switch (cause.keyword) {
    case 'type':
      return isSameValue
    case 'oneOf':
      return error.schemaPath.startsWith(`${cause.schemaPath}/`)
    case 'additionalProperties':
      return (
        isSameValue &&
        error.keyword === 'required' &&
        nearest(unknownKey(cause), freeKeys(cause)) === error.params.missingProperty
      )
    default:
      return false
  }
}

type MessageFor = (error: ErrorObject, schema: Schema, found: string) => string

const anotherValue: MessageFor = (_, schema, found) => `${found}, expected ${meaning(schema)}`

/** What the check says for each keyword of JSON Schema. */
const messages: Readonly<Partial<Record<string, MessageFor>>> = {
  additionalProperties: (error, schema) => {
    const key = unknownKey(error)
    const otherwise = /^\d+$/.test(key)
      ? '; a decimal number needs a point instead of a comma'
      : `, expected one of ${Object.keys(schema.properties ?? {}).join(', ')}`

    return `there is no key "${key}" here${didYouMean(key, freeKeys(error), otherwise)}`
  },
  propertyNames: ({ params }) =>
    `the key "${String(params.propertyName)}" has the wrong form, expected one like the other keys of this file`,
  required: ({ params }, schema) => {
    const key = String(params.missingProperty)

    return `the key "${key}" is missing, expected ${meaning(schema.properties?.[key] ?? {})}`
  },
  enum: ({ params, data }, _, found) => {
    const allowed = (params.allowedValues as unknown[]).map(String)

    return `${found}, expected one of ${allowed.join(', ')}${didYouMean(String(data), allowed)}`
  },
  oneOf: (_, schema) => {
    const keys = schema.oneOf?.flatMap(({ required = [] }) => required) ?? []

    return `expected exactly one of the keys ${keys.join(', ')}`
  },
  type: ({ params, data }, schema, found) => {
    const types = [params.type as string | string[]].flat()
    const names = types.map((type) => typeNames[type] ?? type).join(' or ')
    const hint = isObject(data) && types.includes('string') ? ' (a colon needs quotes)' : ''

    return `${found}, expected ${names}${hint}: ${meaning(schema)}`
  },
  multipleOf: (_, __, found) => `${found}, expected at most two decimals`,
  pattern: anotherValue,
  format: anotherValue,
  const: anotherValue,
}

/** Returns the message for an error of Ajv, which the schema helps to explain. */
function messageOf(error: ErrorObject): string {
  const schema = schemaOf(error)
  const found = `found ${show(error.data)}`
  const message = messages[error.keyword]

  return message
    ? message(error, schema, found)
    : `${found}: it ${error.message ?? ''}, expected ${meaning(schema)}`
}

const plainNumber = 'without quotes, signs, units and separators'

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: `a whole number ${plainNumber}`,
  number: `a number such as 9.99, ${plainNumber}`,
  object: 'a group',
  string: 'a text',
}

const schemaOf = ({ parentSchema }: ErrorObject) => (parentSchema ?? {}) as Schema

const unknownKey = ({ params }: ErrorObject) => String(params.additionalProperty)

/** Returns the keys that an object could have but lacks. */
function freeKeys(error: ErrorObject): string[] {
  const { data } = error
  const known = Object.keys(schemaOf(error).properties ?? {})
  return known.filter((name) => !(isObject(data) && Object.hasOwn(data, name)))
}

function meaning({ description = 'another value', examples: [example] = [] }: Schema): string {
  const text = description.charAt(0).toLowerCase() + description.slice(1).replace(/\.$/, '')
  if (example === undefined || Array.isArray(example)) return text
  return `${text}, for example ${isObject(example) ? JSON.stringify(example) : show(example)}`
}

function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (isObject(value)) return 'a group'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text.length === 10
}
