import { readdirSync, readFileSync } from 'node:fs'
import { expectError } from './errors.fixture'

const schema = {
  type: 'object',
  properties: { name: { type: 'string', description: 'The name.', pattern: '^[A-Z]' } },
  required: ['name'],
  additionalProperties: false,
}

test('reports a schema that is not valid', () =>
  expectError('schemas/brand.schema.json:1:1  this is not a valid JSON schema', {
    'schemas/brand.schema.json': '{"type": "nothing"}',
  }))

test.each([
  ['nam: Face', '1  nam: there is no key "nam" here, did you mean "name"?'],
  ['{}', '1  the key "name" is missing, expected the name'],
  ['name: 1', '7  name: found 1, expected a text: the name'],
  ['name: face', '7  name: found "face", expected the name'],
])('%s gives %s in a fact', (text, expected) =>
  expectError(`site/brand.yaml:1:${expected}`, {
    'schemas/brand.schema.json': JSON.stringify(schema),
    'site/brand.yaml': `${text}\n`,
  }),
)

test.each([
  ['windows', 'minimum', 'system', 'macOS 13', 'the oldest version of Windows'],
  ['windows', 'minimum', 'processorIntel', 'Ryzen 5 2600', 'the Intel processor'],
  ['windows', 'recommended', 'processorIntel', 'Apple M3', 'the Intel processor'],
  ['windows', 'minimum', 'processorAmd', 'Core i5 9400', 'the AMD processor'],
  ['windows', 'minimum', 'graphicsNvidia', 'RX 580', 'the NVIDIA graphics card'],
  ['windows', 'recommended', 'graphicsAmd', 'GeForce RTX 2070', 'the AMD graphics card'],
  ['mac', 'minimum', 'system', 'Windows 10', 'the oldest version of macOS'],
  ['mac', 'recommended', 'processor', 'Core i5 9400', 'the processor'],
])('refuses for %s, %s, as the %s: %s', (system, level, field, product, expected) => {
  const file = 'schemas/requirements.schema.json'
  const requirements = JSON.stringify({ [system]: { [level]: { [field]: product } } })
  const column = requirements.indexOf(JSON.stringify(product)) + 1

  expectError(
    `site/requirements.yaml:1:${column}  ${system}.${level}.${field}: found "${product}", expected ${expected}`,
    { [file]: readFileSync(`content/${file}`, 'utf8'), 'site/requirements.yaml': requirements },
  )
})

interface Field {
  readonly pattern?: string
  readonly examples?: readonly unknown[]
}

/** Returns a schema and all schemas inside it. */
function fieldsIn(schema: unknown): Field[] {
  if (typeof schema !== 'object' || schema === null) return []

  return [schema, ...Object.values(schema).flatMap(fieldsIn)]
}

/** The examples of fields whose pattern states a number of characters, each with its pattern. URLs have no such number. */
const countedExamples = readdirSync('content/schemas')
  .flatMap((file) => fieldsIn(JSON.parse(readFileSync(`content/schemas/${file}`, 'utf8'))))
  .filter(({ pattern }) => pattern !== undefined && /\{\d/.test(pattern))
  .flatMap(({ pattern = '', examples = [] }) =>
    examples
      .filter((example) => typeof example === 'string')
      .filter((example) => !example.startsWith('https:'))
      .map((example) => [pattern, example] as const),
  )

test.each(countedExamples)(
  '%s refuses %s without its last character, or with it twice',
  (pattern, example) => {
    const wrong = [example.slice(0, -1), example + example.slice(-1)]

    expect(wrong.filter((text) => new RegExp(pattern, 'u').test(text))).toEqual([])
  },
)
