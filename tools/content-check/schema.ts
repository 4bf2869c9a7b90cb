import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020'
import type { Schema } from '../../src/content/jsonSchema'
import { isObject, memoize, type Path } from './data'
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
    const path = pathOf(error.instancePath, document.value)
    return document.diagnostic(path, messageOf(error), { key: additionalProperty ?? propertyName })
  })
}

/** Removes errors that result from others, such as those inside `oneOf`, or a missing key for a misspelt one. */
function withoutConsequences(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf')
  const misspelt = errors
    .filter(({ keyword }) => keyword === 'additionalProperties')
    .map((error) => `${error.instancePath}/${meantKey(error) ?? ''}`)
  const mistyped = errors.filter(({ keyword }) => keyword === 'type')
  return errors.filter((error) => {
    const { keyword, schemaPath, instancePath, params } = error
    if (mistyped.some((one) => one !== error && one.instancePath === instancePath)) return false
    if (keyword === 'if' || /\/(propertyNames|contains)\//.test(schemaPath)) return false
    if (choices.some((choice) => schemaPath.startsWith(`${choice.schemaPath}/`))) return false
    const missing = `${instancePath}/${String(params.missingProperty)}`
    return keyword !== 'required' || !misspelt.includes(missing)
  })
}

/** Converts a JSON pointer from ajv, such as `/files/0/version`, to a path with numeric list indexes. */
function pathOf(pointer: string, value: unknown): Path {
  let here = value
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
      const step = Array.isArray(here) ? Number(name) : name
      here = (here as Record<string | number, unknown>)[step]
      return step
    })
}

function messageOf(error: ErrorObject): string {
  const { keyword, params, data, parentSchema } = error
  const schema = (parentSchema ?? {}) as Schema
  const found = `found ${show(data)}`
  switch (keyword) {
    case 'additionalProperties': {
      const isNumber = /^\d+$/.test(String(params.additionalProperty))
      const known = isNumber
        ? '; a decimal number needs a point instead of a comma'
        : `, expected one of ${Object.keys(schema.properties ?? {}).join(', ')}`
      const meant = meantKey(error)
      const hint = meant === undefined ? known : `, did you mean "${meant}"?`
      return `there is no key "${String(params.additionalProperty)}" here${hint}`
    }
    case 'propertyNames':
      return `the key "${String(params.propertyName)}" has the wrong form, expected one like the other keys of this file`
    case 'required': {
      const key = String(params.missingProperty)
      return `the key "${key}" is missing, expected ${meaning(schema.properties?.[key] ?? {})}`
    }
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String)
      const hint = didYouMean(String(data), allowed)
      return `${found}, expected one of ${allowed.join(', ')}${hint}`
    }
    case 'oneOf': {
      const keys = schema.oneOf?.flatMap(({ required = [] }) => required) ?? []
      return `expected exactly one of the keys ${keys.join(', ')}`
    }
    case 'type': {
      const types = [params.type as string | string[]].flat()
      const names = types.map((type) => typeNames[type] ?? type).join(' or ')
      const hint = isObject(data) && types.includes('string') ? ' (a colon needs quotes)' : ''
      return `${found}, expected ${names}${hint}: ${meaning(schema)}`
    }
    case 'multipleOf':
      return `${found}, expected at most two decimals`
    case 'pattern':
    case 'format':
    case 'const':
      return `${found}, expected ${meaning(schema)}`
    default:
      return `${found}: it ${error.message ?? ''}, expected ${meaning(schema)}`
  }
}

const plainNumber = 'without quotes, signs, units and separators'

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: `a whole number ${plainNumber}`,
  number: `a number such as 9.99, ${plainNumber}`,
  object: 'an object',
  string: 'a text',
}

function meantKey({ params, data, parentSchema }: ErrorObject): string | undefined {
  const known = Object.keys((parentSchema as Schema | undefined)?.properties ?? {})
  const free = known.filter((name) => !(isObject(data) && Object.hasOwn(data, name)))
  return nearest(String(params.additionalProperty), free)
}

function meaning({ description, examples = [] }: Schema): string {
  const text = description?.replace(/\.$/, '') ?? 'another value'
  const [example] = examples
  const isShown = example !== undefined && !Array.isArray(example)
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}${isShown ? `, for example ${isObject(example) ? JSON.stringify(example) : show(example)}` : ''}`
}

function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (isObject(value)) return 'an object'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text.length === 10
}
