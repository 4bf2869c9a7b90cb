import { placeOf, fileOfSchema } from './place'

it.each<[string, unknown]>([
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
  ['content/launch.yaml', { room: 'beside', name: 'launch', schema: 'launch' }],
  [
    'content/reviewed-identical.yaml',
    { room: 'beside', name: 'reviewed-identical', schema: 'reviewed-identical' },
  ],
  ['content/translated.json', { room: 'beside', name: 'translated', schema: 'translated' }],
  ...['jpg', 'jpeg', 'webp', 'avif', 'svg'].map(
    (ending) =>
      [`content/images/a.${ending}`, { room: 'images', name: `a.${ending}` }] as [string, unknown],
  ),
  ['content/images/a.png.txt', undefined],
  ['content/schemas/brand.json', undefined],
  ['content/schemas/my.brand.schema.json', undefined],
  ['content/schemas/brand.schema.json.txt', undefined],
  ['content/schemas/more/brand.schema.json', undefined],
  ['content/schemas/brand.schema.json/more', undefined],
  ['content/site/my-brand.yaml', undefined],
  ['content/site/brand.yaml.txt', undefined],
  ['content/site/my-releases.json', undefined],
  ['content/site/releases.json.txt', undefined],
  ['content/site/releases-old.json', undefined],
  ['content/site/brand.yaml/more', undefined],
  ['content/locales/de/more/home.json', undefined],
  ['content/locales/de/home.yaml', undefined],
  ['content/locales/de/my-home.json', undefined],
  ['content/locales/de/home.json.txt', undefined],
  ['content/prose/faq.yaml', undefined],
  ['content/prose/de/faq.json', undefined],
  ['content/prose/de/my-faq.yaml', undefined],
  ['content/prose/de/faq.yaml.txt', undefined],
  ['content/words/de/home.json', undefined],
  ['content/words/home.png', undefined],
  ['content/words/brand.schema.json', undefined],
  ['content/words/brand.yaml', undefined],
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
  ['reviewed-identical', 'content/reviewed-identical.yaml'],
  ['words', undefined],
  ['units', undefined],
  ['faq-prose', undefined],
  ['legal-prose', undefined],
])('the schema %s describes %s', (schema, path) => {
  expect(fileOfSchema(schema)).toBe(path)
})
