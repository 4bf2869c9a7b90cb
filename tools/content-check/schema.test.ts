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
