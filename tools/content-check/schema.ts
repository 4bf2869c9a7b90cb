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

  return withoutConsequences(validate.errors ?? []).map((error) => {
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

/** The keywords that describe the form of a single value. A value with a wrong form usually violates several of them. */
const formKeywords = ['format', 'pattern', 'minLength', 'maxLength']

/**
 * Removes errors that result from others, such as those inside `oneOf`, a missing key for a misspelt one, or a second
 * error about the form of the same value.
 */
function withoutConsequences(errors: readonly ErrorObject[]): ErrorObject[] {
  const withKeyword = (name: string) => errors.filter(({ keyword }) => keyword === name)
  const choices = withKeyword('oneOf')
  const malformed = errors.filter(({ keyword }) => formKeywords.includes(keyword))
  const mistyped = withKeyword('type')
  const misspelt = withKeyword('additionalProperties').map(
    (error) => `${error.instancePath}/${nearest(unknownKey(error), freeKeys(error)) ?? ''}`,
  )

  return errors.filter((error) => {
    const { keyword, schemaPath, instancePath, params } = error
    const consequences = {
      ofType: mistyped.some((one) => one !== error && one.instancePath === instancePath),
      ofForm: isRepeated(error, malformed),
      ofCondition: keyword === 'if' || /\/(propertyNames|contains)\//.test(schemaPath),
      ofChoice: choices.some((choice) => schemaPath.startsWith(`${choice.schemaPath}/`)),
      ofSpelling: misspelt.includes(`${instancePath}/${String(params.missingProperty)}`),
    }

    return !Object.values(consequences).includes(true)
  })
}

/** Returns whether an earlier one of some errors is about the same value. */
function isRepeated(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const first = errors.find(({ instancePath }) => instancePath === error.instancePath)
  return errors.includes(error) && first !== error
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
