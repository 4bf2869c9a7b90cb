import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020'
import type { ContentFile } from './contentFile'
import type { ContentDocument } from './contentDocument'
import { decodeText } from './decodeText'
import type { Path } from './locate'
import type { Mistake } from './mistake'
import { oncePer } from './oncePer'
import { oncePerTwo } from './oncePerTwo'
import { schemaMessage } from './schemaMessage'

// That the schemas are sound JSON Schema is a matter of their own test: compiling says the rest, and faster.
const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  validateSchema: false,
})
ajv.addFormat('date', isDate)
ajv.addFormat('uri', (text) => URL.canParse(text))
ajv.addFormat('email', /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/)

/** Reads a schema file into a check of data; throws when the file is no schema. */
const validatorOf = oncePer((file: ContentFile): ValidateFunction =>
  ajv.compile(JSON.parse(decodeText(file.bytes).text) as object),
)

/** What is wrong with a schema file itself; nothing when it can be used. */
export const schemaFileMistakes = oncePer((file: ContentFile): Mistake[] => {
  try {
    validatorOf(file)
    return []
  } catch (error) {
    const message = `this can't be used as a schema: ${(error as Error).message}`
    return [{ file: file.path, line: 1, column: 1, path: '', message }]
  }
})

/** Compares a document that could be read with its schema; a broken schema finds nothing. */
export const schemaMistakes = oncePerTwo(
  (document: ContentDocument, schemaFile: ContentFile): Mistake[] => {
    if (document.value === undefined || schemaFileMistakes(schemaFile).length > 0) return []
    const validate = validatorOf(schemaFile)
    if (validate(document.value)) return []
    return withoutEchoes(validate.errors ?? []).map((error) => {
      const { message, key } = schemaMessage(error)
      return document.mistake(pathOf(error.instancePath, document.value), message, { key })
    })
  },
)

/** Some errors only repeat another: those inside a choice, `if`, and a missing key that stands there misspelt. */
function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors
    .filter(({ keyword }) => keyword === 'oneOf')
    .map(({ schemaPath }) => `${schemaPath}/`)
  const misspelt = errors
    .filter(({ keyword }) => keyword === 'additionalProperties')
    .map((error) => `${error.instancePath}/${schemaMessage(error).meant ?? ''}`)
  return errors.filter(({ keyword, schemaPath, instancePath, params }) => {
    if (keyword === 'if' || schemaPath.includes('/propertyNames/')) return false
    if (choices.some((choice) => schemaPath.startsWith(choice))) return false
    const missing = `${instancePath}/${String(params.missingProperty)}`
    return keyword !== 'required' || !misspelt.includes(missing)
  })
}

/** Turns ajv's `/files/0/version` into steps; a step into a list is a number. */
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

function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
