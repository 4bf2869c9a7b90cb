import { placeOf, fileOfSchema } from './place'

it.each([
  ['content/site/brand.yaml', { room: 'site', name: 'brand', schema: 'brand' }],
  ['content/site/releases.json', { room: 'site', name: 'releases', schema: 'releases' }],
  [
    'content/locales/de/home.json',
    { room: 'locales', language: 'de', name: 'home', schema: 'words' },
  ],
  [
    'content/locales/de/units.json',
    { room: 'locales', language: 'de', name: 'units', schema: 'units' },
  ],
  [
    'content/prose/de/faq.yaml',
    { room: 'prose', language: 'de', name: 'faq', schema: 'faq-prose' },
  ],
  [
    'content/prose/de/refund.yaml',
    { room: 'prose', language: 'de', name: 'refund', schema: 'legal-prose' },
  ],
  ['content/images/cast/ada.png', { room: 'images', name: 'cast' }],
  ['content/schemas/brand.schema.json', { room: 'schemas', name: 'brand' }],
  ['content/glossary.yaml', { room: 'beside', name: 'glossary', schema: 'glossary' }],
  ['content/site/brand.json', undefined],
  ['content/site/brand.yml', undefined],
  ['content/site/more/brand.yaml', undefined],
  ['content/site/releases.yaml', undefined],
  ['content/locales/home.json', undefined],
  ['content/images/notes.txt', undefined],
  ['content/notes.md', undefined],
  ['content/glossary.json', undefined],
  ['src/site/brand.yaml', undefined],
])('%s', (path, place) => {
  expect(placeOf(path)).toEqual(place)
})

it.each([
  ['brand', 'content/site/brand.yaml'],
  ['releases', 'content/site/releases.json'],
  ['glossary', 'content/glossary.yaml'],
  ['words', undefined],
])('the schema %s describes %s', (schema, path) => {
  expect(fileOfSchema(schema)).toBe(path)
})
