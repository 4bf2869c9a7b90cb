import { Ajv2020 } from 'ajv/dist/2020'
import { resolve } from 'node:path'
import { securityHeaders } from '../../site/headers'
import { readDocument } from './contentDocument'
import { fileOf } from './contentOf.fixture'
import { isGroup } from './data'
import { mistakeLine } from './mistake'
import { readContentFiles } from './readContentFiles'
import { schemaFileMistakes, schemaMistakes } from './schema'

const schemas = readContentFiles(resolve('.')).filter(({ path }) => path.endsWith('.schema.json'))
const schemaOf = (name: string) =>
  schemas.find(({ path }) => path.endsWith(`/${name}.schema.json`)) ?? fileOf('none', '')

/** Every field that a schema describes, by its path in the schema. */
function fieldsIn(schema: unknown, path = ''): [string, Record<string, unknown>][] {
  if (!isGroup(schema)) return []
  return Object.entries(schema).flatMap(([key, inner]) => {
    if (key !== 'properties') return fieldsIn(inner, path)
    return Object.entries(inner as Record<string, Record<string, unknown>>).flatMap(
      ([name, field]): [string, Record<string, unknown>][] => [
        [`${path}/${name}`, field],
        ...fieldsIn(field, `${path}/${name}`),
      ],
    )
  })
}

describe.each(schemas.map((file) => [file.path, file] as const))('%s', (_, file) => {
  const schema = JSON.parse(new TextDecoder().decode(file.bytes)) as Record<string, unknown>

  it('can be used', () => {
    expect(schemaFileMistakes(file)).toEqual([])
    expect(new Ajv2020().validateSchema(schema)).toBe(true)
  })

  it('describes every field, with an example, and allows no others', () => {
    const poor = fieldsIn(schema).filter(
      ([, { description, examples }]) => !description || !examples,
    )
    expect(poor.map(([path]) => path)).toEqual([])
    expect(JSON.stringify(schema)).toContain('"additionalProperties"')
  })
})

it('asks for the one player that the security policy lets in', () => {
  const schema = JSON.parse(new TextDecoder().decode(schemaOf('testimonials').bytes)) as {
    properties: { player: { pattern: string; examples: [string] } }
  }
  const { pattern, examples } = schema.properties.player
  const policy = securityHeaders({ scriptHashes: [], thirdParties: [] })['Content-Security-Policy']
  expect(policy).toContain(`frame-src ${new URL(examples[0]).origin};`)
  expect(examples[0]).toMatch(new RegExp(pattern))
})

const release = {
  ...{ key: 'setup', platform: 'windows', version: '3.0.3', fileName: 'Setup-3.0.3.exe' },
  ...{ bytes: 5, sha256: 'a1'.repeat(32), signature: null, released: '2024-02-29' },
  channels: { preferred: 'https://a.example/', http: null, mirror: null, highSpeed: null },
  previous: [],
}
const packages = {
  ...{ publisher: null, licence: null, description: null, wingetId: null },
  ...{ wingetInstallerType: null, homebrewToken: null, macApplication: null },
}

it.each([
  ['nothing', {}, undefined],
  ['a version in two parts', { version: '3.0' }, 'version: found "3.0" has not the right form'],
  [
    'a version as a number',
    { version: 3 },
    'version: found 3, expected a text or null, for example "3.0.3"',
  ],
  ['a negative size', { bytes: -5 }, 'bytes: found -5, expected a number above 0'],
  ['a size of nothing', { bytes: 0 }, 'bytes: found 0, expected a number above 0'],
  ['half a byte', { bytes: 1.5 }, 'bytes: found 1.5, expected a whole number or null'],
  [
    'a short hash',
    { sha256: 'a1' },
    'sha256: found "a1" has not the right form, expected the SHA-256',
  ],
  [
    'a day that is not',
    { released: '2023-02-29' },
    'released: found "2023-02-29" has not the right form',
  ],
  [
    'a date in another form',
    { released: '1.5.2024' },
    'released: found "1.5.2024" has not the right form',
  ],
  [
    'an unknown platform',
    { platform: 'window' },
    'expected one of "windows", "mac", did you mean "windows"?',
  ],
  [
    'an address without s',
    { channels: { ...release.channels, http: 'http://a.example/' } },
    'channels.http: found',
  ],
  [
    'an unknown key',
    { notes: 'x' },
    'notes: the key "notes" is not known here, expected key, platform',
  ],
  [
    'a missing key',
    { version: undefined },
    'the key "version" is missing, expected the version: three numbers',
  ],
  ['a list', { fileName: ['a'] }, 'fileName: found a list, expected a text, for example'],
])('tells %s in a release', (_, change, message) => {
  const files = [{ ...release, ...change }]
  const text = JSON.stringify({ $schema: '../schemas/releases.schema.json', files, packages })
  const document = readDocument(fileOf('content/site/releases.json', text))
  const lines = schemaMistakes(document, schemaOf('releases')).map(mistakeLine)
  expect(lines).toEqual(message === undefined ? [] : [expect.stringContaining(message)])
})

it.each([
  [
    'navigation',
    'header:\n  - key: a\nfooter:\n  - key: b\n    route: home\n',
    'header.a: expected exactly one of the keys route, link, anchor',
  ],
  [
    'navigation',
    'header:\n  - key: a\n    route: b\n    link: c\nfooter:\n  - key: b\n    route: home\n',
    'header.a: expected exactly one of the keys route, link, anchor',
  ],
  ['brand', 'nam: Facewright\n', 'nam: the key "nam" is not known here, did you mean "name"?'],
  ['brand', '- name\n', 'found a list, expected a group of keys'],
  ['brand', 'name: ""\n', 'name: this is empty, expected words'],
  [
    'testimonials',
    'player: https://player.vimeo.com/video/\ntestimonials:\n  - key: a\n    videoId: null\n',
    'player: found "https://player.vimeo.com/video/" has not the right form, expected the address of the player',
  ],
  ['faq', 'tutorial: []\nprice: [a]\n', 'tutorial: this is empty, expected at least 1'],
  ['words', '{"a": 1}', 'a: found 1, expected a text or a group of keys'],
  ['words', '{"a-b": "c"}', `a-b: the key "a-b" can't be called so`],
  ['words', '{"a": {"B": "c"}}', `a.B: the key "B" can't be called so`],
  ['words', '{"a": ["b"]}', 'a: found a list, expected a text or a group of keys'],
])('tells one mistake against the schema %s', (name, text, message) => {
  const document = readDocument(fileOf(`a.${name === 'words' ? 'json' : 'yaml'}`, text))
  const lines = schemaMistakes(document, schemaOf(name)).map(mistakeLine)
  expect(lines).toEqual([expect.stringContaining(message)])
})
