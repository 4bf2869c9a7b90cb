import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { checkContent, contentErrors } from './checkContent'
import { contentOf } from './contentOf.fixture'
import { formatDiagnostic } from './diagnostic'

type Texts = Readonly<Record<string, string>>

const json = (value: unknown) => JSON.stringify(value)
const strings = (en: string, de: string): Texts => ({
  'locales/en/home.json': json({ a: en }),
  'locales/de/home.json': json({ a: de }),
})
const section = (text: string) =>
  `introduction: Hello.\nsections:\n  - key: a\n    body: |\n      ${text}\n`
const release = (values: object) => ({
  version: '1.2.0',
  fileName: 'App.exe',
  bytes: null,
  sha256: null,
  ...values,
})
const older = (values: object) => release({ version: '1.1.0', ...values })
const releases = (...files: object[]): Texts => ({
  'site/releases.json': json({
    files: files.map((file, index) => ({ key: `file${index}`, ...file })),
  }),
})
const glossary = `registers: { de: informal, ru: formal }
terms:
  - { key: pack, en: credit pack, words: { de: { term: Paket }, ru: { term: пакет } } }
  - { key: credit, en: credit, variants: [credits], words: { de: { term: Credit }, ru: { term: кредит } } }
`
const schema = {
  type: 'object',
  properties: { name: { type: 'string', description: 'The name.', pattern: '^[A-Z]' } },
  required: ['name'],
  additionalProperties: false,
}
/** Test cases for each rule: the changed files, and the start of the expected diagnostic. */
const cases: readonly (readonly [Texts, string])[] = [
  // Schemas
  [
    { 'schemas/brand.schema.json': '{"type": "nothing"}' },
    'schemas/brand.schema.json:1:1  this is not a valid JSON schema',
  ],
  // Files
  [{ 'locales/de/home.json': '{}' }, 'locales/de/about.json:1:1  this file is missing'],
  [{ 'locales/en/home.json': '{}' }, 'locales/de/:1:1  this folder is missing'],
  [{ 'site/notes.txt': 'a' }, 'site/notes.txt:1:1  nothing reads a file of this name'],
  [
    { 'site/brand.yaml': 'name: A\n' },
    'site/brand.yaml:1:1  expected this first line: # yaml-language-server: $schema=../schemas/brand.schema.json',
  ],
  [{}, 'images/product/stream.png:1:1  a page shows this image, but it is missing'],
  [
    { 'images/product/stream.png': 'GIF89a' },
    'images/product/stream.png:1:1  this is not a complete png image',
  ],
  [
    { 'images/product/a.png': 'a', 'images/product/b.png': 'a' },
    'images/product/b.png:1:1  this is the same image as content/images/product/a.png',
  ],
  [
    { 'images/product/stream.svg': '<svg/>' },
    'images/product/stream.svg:1:1  nothing reads a file of this name, expected .png',
  ],
  [
    { 'images/product/stream.jpg': 'a', 'images/product/stream.png': 'b' },
    'images/product/stream.png:1:1  content/images/product/stream.jpg has the same name',
  ],
  // References
  [
    { 'site/navigation.yaml': 'header:\n  - { key: a, route: prise }\n' },
    'site/navigation.yaml:2:22  header.a.route: there is no route "prise", did you mean "price"?',
  ],
  [
    { 'site/redirects.yaml': 'redirects:\n  - { from: /a/, to: /prize/ }\n' },
    'site/redirects.yaml:2:22  redirects[0].to: there is no page "/prize/", did you mean "/price/"?',
  ],
  [
    {
      'site/redirects.yaml':
        'redirects:\n  - { from: /a/, to: /b/ }\n  - { from: /b/, to: /about/ }\n',
    },
    'site/redirects.yaml:2:22  redirects[0].to: there is no page "/b/", expected one of /, ',
  ],
  [
    { 'site/redirects.yaml': 'redirects:\n  - { from: /about/, to: /price/ }\n' },
    'site/redirects.yaml:2:13  redirects[0].from: /about/ is a page, delete this redirect',
  ],
  [
    {
      'site/redirects.yaml':
        'redirects:\n  - { from: /a/, to: /price/ }\n  - { from: /a/, to: /about/ }\n',
    },
    'site/redirects.yaml:3:13  redirects[1].from: /a/ has two redirects, delete one of them',
  ],
  [
    { 'site/faq.yaml': 'price: [a, bb]\n', 'prose/en/faq.yaml': 'entries:\n  - key: a\n' },
    'site/faq.yaml:1:12  price[1]: content/prose/en/faq.yaml has no entry "bb"',
  ],
  [
    {
      'site/faq.yaml': 'price: [a]\n',
      'prose/en/faq.yaml': 'entries:\n  - key: a\n  - key: other\n',
    },
    'prose/en/faq.yaml:3:10  entries.other.key: no page shows the entry "other"',
  ],
  [
    {
      'site/legal.yaml': 'service: { survivingSections: [1, 2] }\n',
      'prose/en/service.yaml': section('A.'),
    },
    'site/legal.yaml:1:35  service.survivingSections[1]: there is no section 2, expected at most 1',
  ],
  [
    { 'site/plans.yaml': 'plans:\n  - key: gold\n', 'locales/en/price.json': '{"plans": {}}' },
    'site/plans.yaml:2:10  plans.gold.key: content/locales/en/price.json has no "plans.gold"',
  ],
  [
    { 'site/media.yaml': 'a: product/x.png\n' },
    'site/media.yaml:1:4  a: there is no image content/images/product/x.png',
  ],
  [
    { 'launch.yaml': 'claims:\n  - texts: [home:gone]\n', 'locales/en/home.json': '{"a": "b"}' },
    'launch.yaml:2:13  claims[0].texts[0]: there is no text "home:gone"',
  ],
  // Strings and long texts
  [
    { 'site/brand.yaml': "name: 'a {{brand.name}}'\n" },
    'site/brand.yaml:1:10  name: "{{" is not a placeholder',
  ],
  [
    { 'locales/de/home.json': '{"a": "Hallo Мир"}' },
    'locales/de/home.json:1:14  a: "Мир" is not in Latin script',
  ],
  [
    { 'locales/ru/home.json': '{"a": "Мир is not yet translated here"}' },
    'locales/ru/home.json:1:12  a: "is not yet translated here" is not in Cyrillic script',
  ],
  [
    { 'locales/ru/home.json': '{"a": "Mир"}' },
    'locales/ru/home.json:1:8  a: "Mир" mixes Latin and Cyrillic letters',
  ],
  // Placeholders and plural forms
  [
    { ...strings('{{site.nothing}}', 'a') },
    'locales/en/home.json:1:7  a: there is no fact "site.nothing"',
  ],
  [
    { ...strings('{{brand.name, numbr}}', 'a'), 'site/brand.yaml': 'name: A\n' },
    'locales/en/home.json:1:7  a: there is no format "numbr", did you mean "number"?',
  ],
  [
    { ...strings('{{brand.name, list(typ: a)}}', 'a'), 'site/brand.yaml': 'name: A\n' },
    'locales/en/home.json:1:7  a: there is no option "typ"',
  ],
  [
    { ...strings('{{brand.company}}', 'a'), 'site/brand.yaml': 'company: null\n' },
    'locales/en/home.json:1:7  a: "brand.company" is null in content/site/brand',
  ],
  [
    {
      ...strings('{{brand.days, count(unit: dai)}}', 'a'),
      'site/brand.yaml': 'days: 2\n',
      'locales/en/units.json': '{"day_one": "a", "day_other": "{{count}}"}',
    },
    'locales/en/home.json:1:7  a: there is no unit "dai", did you mean "day"?',
  ],
  [
    { ...strings('{{brand.name, number}}', 'a'), 'site/brand.yaml': 'name: A\n' },
    "locales/en/home.json:1:7  a: {{brand.name, number}} can't be filled",
  ],
  [
    {
      'locales/en/units.json': '{"day_one": "a day", "day_other": "{{count}} days"}',
      'locales/ru/units.json': '{"day_one": "a", "day_few": "{{count}}", "day_other": "{{count}}"}',
    },
    'locales/ru/units.json:1:1  "day_many" is missing',
  ],
  [
    {
      'locales/en/units.json':
        '{"day_one": "a day", "day_few": "{{count}}", "day_other": "{{count}} days"}',
    },
    'locales/en/units.json:1:22  day_few: "day_few" is not a unit with a plural form of this language',
  ],
  [
    { 'locales/en/units.json': '{"day_one": "a day", "day_other": "days"}' },
    'locales/en/units.json:1:35  day_other: the number is missing',
  ],
  [
    { 'locales/en/units.json': '{"day_one": "a"}', 'locales/ru/units.json': '{"day_one": "день"}' },
    'locales/ru/units.json:1:13  day_one: the number is missing',
  ],
  [
    {
      'locales/en/units.json': '{"day_one": "a", "day_other": "{{count}}"}',
      'locales/de/units.json': '{"day_one": "a", "day_dative_one": "a", "day_other": "{{count}}"}',
    },
    'locales/de/units.json:1:1  "day_dative_other" is missing',
  ],
  [
    {
      'locales/en/units.json': '{"day_one": "a", "day_other": "{{count}} days"}',
      'locales/ru/units.json': '{"day_other": "{{count}} days"}',
    },
    'locales/ru/units.json:1:15  day_other: this has no Cyrillic letters, translate it',
  ],
  [
    { 'locales/en/units.json': '{"day_other": "{{count}} {{brand.name}}"}' },
    'locales/en/units.json:1:26  day_other: found {{brand.name}}, expected {{count}}',
  ],
  // Markdown and links
  [
    { 'prose/en/service.yaml': section('See [a](/price/#b).'), 'site/faq.yaml': 'price: [c]\n' },
    'prose/en/service.yaml:5:11  sections.a.body: /price/ has no part "#b"',
  ],
  [
    {
      'prose/en/service.yaml': section('See [a]({{brand.name}}).'),
      'site/brand.yaml': 'name: A\n',
    },
    'prose/en/service.yaml:5:11  sections.a.body: "{{brand.name}}" is not a fact with a URL',
  ],
  [
    { 'site/contact.yaml': 'blog: https://a.test/\nnews: https://a.test/\n' },
    'site/contact.yaml:2:7  news: https://a.test/ is in this file twice',
  ],
  // Translations
  [
    { 'locales/en/home.json': '{"a": "b", "c": "d"}', 'locales/de/home.json': '{"a": "e"}' },
    'locales/de/home.json:1:1  "c" is missing, translate it from English',
  ],
  [
    { 'locales/en/home.json': '{"title": "b"}', 'locales/de/home.json': '{"titel": "e"}' },
    'locales/de/home.json:1:2  titel: English has no "titel" here, did you mean "title"?',
  ],
  [
    { 'locales/en/home.json': '{"a": {"b": "c"}}', 'locales/de/home.json': '{"a": "e"}' },
    'locales/de/home.json:1:7  a: English has a group here',
  ],
  [
    {
      'locales/en/home.json': '{}',
      'locales/de/home.json': '{"a": "b"}',
      'locales/ru/home.json': '{"a": "б"}',
    },
    'locales/en/home.json:1:1  "a" is missing: most other languages have it',
  ],
  [
    {
      'prose/en/service.yaml': 'sections:\n  - key: a\n  - key: b\n',
      'prose/de/service.yaml': 'sections:\n  - key: b\n  - key: a\n',
    },
    'prose/de/service.yaml:2:5  sections.b.key: the order differs from English, expected "a" as section 1',
  ],
  [
    { ...strings('{{brand.name}} b', 'c'), 'site/brand.yaml': 'name: A\n' },
    'locales/de/home.json:1:6  a: {{brand.name}} is missing, expected the same placeholders as in content/locales/en/home.json',
  ],
  [
    {
      'prose/en/service.yaml': section('See [a](/price/).'),
      'prose/de/service.yaml': section('Siehe.'),
    },
    'prose/de/service.yaml:4:11  sections.a.body: the link to /price/ is missing',
  ],
  [
    {
      'prose/en/service.yaml': section('See.'),
      'prose/de/service.yaml': section('Siehe [a](/price/).'),
    },
    'prose/de/service.yaml:5:13  sections.a.body: English has no link to /price/',
  ],
  [
    {
      ...strings('Menu', 'Menu'),
      'reviewed-identical.yaml': "texts:\n  - { text: 'home:b', languages: all }\n",
    },
    'locales/de/home.json:1:6  a: this is the same as in English',
  ],
  [
    {
      'locales/en/units.json': '{"day_other": "{{count}} days"}',
      'locales/de/units.json': '{"day_other": "{{count}} days"}',
      'reviewed-identical.yaml': "texts:\n  - { text: 'home:b', languages: all }\n",
    },
    'locales/de/units.json:1:15  day_other: this is the same as in English',
  ],
  [
    {
      ...strings('Menu', 'Karte'),
      'reviewed-identical.yaml': "texts:\n  - { text: 'home:a', languages: all }\n",
    },
    'reviewed-identical.yaml:2:5  texts[0]: no text "home:a" is the same as in English',
  ],
  [
    { 'locales/en/home.json': '{"a": "Menu"}', 'locales/ru/home.json': '{"a": "Karte"}' },
    'locales/ru/home.json:1:7  a: this has no Cyrillic letters',
  ],
  [
    strings('Check your connection, then try it with this app', 'Check your line and try this app'),
    'locales/de/home.json:1:6  a: this is in English, translate it',
  ],
  [
    strings('Some days', 'Nach 14 Tagen'),
    'locales/de/home.json:1:12  a: "14" is typed here and not in English',
  ],
  [
    { ...strings('This program', 'Dieses FaceApp'), 'site/brand.yaml': 'name: FaceApp\n' },
    'locales/de/home.json:1:14  a: "FaceApp" is typed here and not in English',
  ],
  [
    { ...strings('Buy credits', 'Punkte kaufen'), 'glossary.yaml': glossary },
    'locales/de/home.json:1:6  a: English says "credit" here, expected "Credit" as in the glossary',
  ],
  [
    { 'glossary.yaml': glossary.replace(', ru: { term: пакет }', '') },
    'glossary.yaml:3:35  terms.pack.words: "ru" is missing, add its translation',
  ],
  [
    { 'glossary.yaml': glossary.replace(', ru: formal', '') },
    'glossary.yaml:1:1  registers: "ru" is missing, add how it addresses the reader',
  ],
  // Values
  [
    { 'site/faq.yaml': 'price: [a, a]\n' },
    'site/faq.yaml:1:12  price[1]: "a" is twice in this list',
  ],
  [
    { 'site/media.yaml': 'minSize: 3\nmaxSize: 2\n' },
    'site/media.yaml:1:10  minSize: this is above "maxSize"',
  ],
  [
    { 'site/media.yaml': 'a: { minimum: { size: 3 }, recommended: { size: 2 } }\n' },
    'site/media.yaml:1:23  a.minimum.size: this is above "a.recommended.size"',
  ],
  [{ 'site/legal.yaml': "dated: '2025'\n" }, 'site/legal.yaml:1:8  dated: 2025 is in the future'],
  [
    { 'site/legal.yaml': "dated: '2024-06-02'\n" },
    'site/legal.yaml:1:8  dated: 2024-06-02 is in the future',
  ],
  [
    { 'site/legal.yaml': 'prevailingLanguage: zh\n' },
    'site/legal.yaml:1:21  prevailingLanguage: expected a language of the site',
  ],
]

/** Expects a diagnostic that starts with `expected`, which is a path in content/, a position and a message. */
function expectDiagnostic(texts: Texts, expected: string): void {
  const lines = contentErrors(contentOf(texts)).map(formatDiagnostic)
  const [file = ''] = expected.split(':')
  const own = lines.filter((line) => line.startsWith(`content/${file}:`))
  expect(own).toContainEqual(expect.stringContaining(`content/${expected}`))
}

test.each(cases)('%j gives %s', (texts, expected) => expectDiagnostic(texts, expected))

test.each([
  ['nam: Face', '1  nam: there is no key "nam" here, did you mean "name"?'],
  ['{}', '1  the key "name" is missing, expected the name'],
  ['name: 1', '7  name: found 1, expected a text: the name'],
  ['name: face', '7  name: found "face", expected the name'],
])('%s gives %s in a fact', (text, expected) =>
  expectDiagnostic(
    { 'schemas/brand.schema.json': json(schema), 'site/brand.yaml': `${text}\n` },
    `site/brand.yaml:1:${expected}`,
  ),
)

test.each([
  ['a\u200bb', '8  a: found the invisible character U+200B'],
  ['a\u202eb', '8  a: found the invisible character U+202E'],
  ['e\u0301', '6  a: an accent is a character of its own'],
  ['Ã©', '7  a: "Ã©" was saved in a wrong encoding'],
  ['', '6  a: this is empty'],
  ['a ', '6  a: this starts or ends with a space'],
  ['a <b>b</b>', '9  a: "<b>" is HTML, expected plain text'],
  ['https://a.b', '7  a: "https://" is a URL'],
  ['~~a~~', '7  a: "~~" is Markdown'],
  ['a TODO', '9  a: "TODO" is unfinished'],
  ['It?s', '8  a: "t?s" was saved in a wrong'],
  ['see https://a.b', '11  a: "https://" is a URL'],
  ['a {{brand.name} b', '9  a: "{{" is not a placeholder'],
])('%j gives %s in a string', (text, expected) =>
  expectDiagnostic(strings(text, 'c'), `locales/en/home.json:1:${expected}`),
)

test.each([
  ['A **b c.', '5:9', '"**" is Markdown, check the Markdown around it'],
  ['In {seconds}.', '5:10', '"{seconds}" is not a placeholder'],
  ['# A', '5:7', 'Markdown of the kind "heading" is not supported'],
  ['[](/price/)', '5:7', 'the link has no text'],
  ['[ ](/price/)', '5:7', 'the link has no text'],
  ['See [a](/prices/).', '5:11', 'there is no page "/prices/", did you mean "/price/"?'],
  ['[a](mailto:a@b.test)', '5:7', 'expected mailto:{{contact.email}}'],
])('%s gives %s %s in a long text', (text, position, message) =>
  expectDiagnostic(
    { 'prose/en/service.yaml': section(text) },
    `prose/en/service.yaml:${position}  sections.a.body: ${message}`,
  ),
)

test.each([
  ['http://a.test/', 'the URL starts with http://'],
  ['https://a..test/', '"a..test" is not a host'],
  ['https://a.test/b,', 'the URL ends with ","'],
  ['https://a.test/?utm_source=x', 'the URL has the tracking parameter "utm_source"'],
  ['https://a.test/<b>', 'the URL contains U+003C'],
  ['https://\u0430.test/', 'the URL contains U+0430'],
])('%s gives %s', (url, message) =>
  expectDiagnostic(
    { 'site/contact.yaml': `blog: ${url}\n` },
    `site/contact.yaml:1:7  blog: ${message}`,
  ),
)

test.each<[object[], string]>([
  [
    [release({ previous: [release({ version: '1.10.0' })] })],
    '36  files.file0.version: expected a version that is newer than 1.10.0',
  ],
  [
    [release({ version: '1.2.0-beta.1', previous: [release({})] })],
    '36  files.file0.version: expected a version that is newer',
  ],
  [
    [release({ released: '2024-01-01', previous: [older({ released: '2024-01-02' })] })],
    '103  files.file0.released: expected 2024-01-02 or later',
  ],
  [
    [release({ previous: [older({}), older({ version: '1.1.5' })] })],
    '115  files.file0.previous[0].version: expected a version that is newer',
  ],
  [
    [release({ channels: { http: 'https://a.test/Other.exe' } })],
    '111  files.file0.channels.http: expected a URL that ends with /App.exe',
  ],
  [
    [release({ channels: { http: 'https://a.test/App.exe.sig' } })],
    '111  files.file0.channels.http: expected a URL that ends with /App.exe',
  ],
  [
    [release({ sha256: 'ab' }), release({ sha256: 'ab' })],
    '169  files.file1.sha256: another file has the same hash',
  ],
  [
    [release({ notes: { en: '- New.', de: '- Neu.' } })],
    '92  files.file0.notes: "ru" is missing, add the notes in it',
  ],
  [
    [release({ notes: { en: '- Fast.', de: '- Fast.' } })],
    '121  files.file0.notes.de: this is the same as in English',
  ],
  [
    [release({ notes: { en: '- Fast.', ru: '- Faster.' } })],
    '121  files.file0.notes.ru: this has no Cyrillic letters',
  ],
  [
    [release({ notes: { en: 'a', de: 'b', ru: 'c', xx: 'd' } })],
    '128  files.file0.notes.xx: "xx" is not a language of the site',
  ],
  [
    [release({ notes: {} }), release({ notes: {} })],
    '185  files.file1.notes: another file has notes of this version',
  ],
  [
    [release({ notes: { en: '# New' } })],
    '107  files.file0.notes.en: Markdown of the kind "heading"',
  ],
  [
    [release({ fileName: 'App-1.1.0.exe' })],
    '60  files.file0.fileName: this is version 1.1.0, expected 1.2.0',
  ],
  [
    [release({ channels: { http: 'https://a.test/1.1.0/App.exe' } })],
    '127  files.file0.channels.http: this is version 1.1.0',
  ],
])('%j gives %s', (files, expected) =>
  expectDiagnostic(releases(...files), `site/releases.json:1:${expected}`),
)

test('reports images that are cut, rotated, or of the wrong size or shape', async () => {
  const create = (width: number, height = (width * 5) / 8) =>
    sharp({ create: { width, height, channels: 3, background: 'red' } })
  const kinds = ['png', 'jpeg', 'webp', 'avif'] as const
  const images = await Promise.all(kinds.map((kind) => create(800).toFormat(kind).toBuffer()))
  const errorsOf = (kind: string, bytes: Uint8Array) =>
    contentErrors(contentOf({ [`images/product/stream.${kind}`]: bytes }))
      .filter(({ file }) => file.includes('stream'))
      .map(({ message }) => message)
  const notComplete = (kind: string) =>
    expect.stringContaining(`this is not a complete ${kind.replace('jpeg', 'jpg')} image`) as string
  for (const [index, kind] of kinds.entries()) {
    const bytes = images[index] ?? Buffer.of()
    expect(errorsOf(kind, bytes)).toEqual([])
    // Some programs reserve space for a file before they download it, so an incomplete file ends with zeros.
    const reserved = Buffer.concat([
      bytes.subarray(0, bytes.length / 2),
      Buffer.alloc(bytes.length),
    ])
    for (const part of [bytes.subarray(0, bytes.length / 2), bytes.subarray(0, -1), reserved])
      expect(errorsOf(kind, part)).toEqual([notComplete(kind)])
    expect(errorsOf(kind, Buffer.of())).toEqual([notComplete(kind)])
    for (const [width, height] of [
      [40, 25],
      [800, 600],
    ] as const) {
      const wrong = await create(width, height).toFormat(kind).toBuffer()
      const message = `this image has ${width} × ${height} pixels, expected 800 × 500 or a multiple`
      expect(errorsOf(kind, wrong)).toEqual([message])
    }
  }
  const rotated = await create(500, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  expect(errorsOf('jpeg', rotated)).toEqual([expect.stringMatching(/^this photo is rotated/)])
}, 30_000)

test('accepts text to which no rule applies', () => {
  const lines = contentErrors(
    contentOf({
      ...strings(
        'A credit pack for {{brand.name}} in two days',
        'In 2 Tagen ein Paket für {{brand.name}}',
      ),
      'glossary.yaml': glossary,
      'site/brand.yaml': 'name: Face\n',
      ...releases(release({ version: '1.10.0', previous: [release({ version: '1.9.0' })] })),
    }),
  ).map(formatDiagnostic)
  expect(
    lines.filter((line) => !/is missing|first line|has no "|nothing reads/.test(line)),
  ).toEqual([])
})

test.each<[string, Texts]>([
  ['a fact', { 'site/brand.yaml': 'name: "\n', ...strings('{{brand.name}}', '{{brand.name}}') }],
  ['English', { 'site/brand.yaml': 'name: A\n', ...strings('{{brand.nam}}', '{{brand.name}}') }],
])('reports no error in a translation that results from one in %s', (_, texts) => {
  const lines = contentErrors(contentOf(texts)).map(formatDiagnostic)
  expect(lines.filter((line) => line.includes('de/home.json'))).toEqual([])
})

test('warns of a company without line breaks', () => {
  const path = 'content/site/brand.yaml'
  const warningsFor = (company: string) => {
    const text = readFileSync(path, 'utf8').replace('company: null', `company: ${company}`)
    return checkContent(resolve('.'), { [path]: text }).warnings
  }
  expect(warningsFor('A, 1 B Road')).toEqual([expect.stringContaining('company: the name and')])
  expect(warningsFor('|-\n  A\n  1 B Road')).toEqual([])
})

test('compares the content of the site with the schemas', () => {
  const edit = (file: string, from: string | RegExp, to: string) => {
    const path = `content/site/${file}`
    return { [path]: readFileSync(path, 'utf8').replace(from, to) }
  }
  const edited = {
    ...edit('brand.yaml', 'Facewright', "'Face {{brand.nme}}'"),
    ...edit('business.yaml', 'validYears: 2', 'validYears: 2026'),
    ...edit('contact.yaml', '@', '@-'),
    ...edit('legal.yaml', '09/04/2021', "'2021-02-30'"),
    ...edit('media.yaml', '1920', '192000'),
    ...edit('navigation.yaml', 'link: blog', 'link: email'),
    ...edit('redirects.yaml', '[]', '[{ from: /get/windows/, to: /price/ }]'),
    ...edit('releases.json', '"sha256": null', `"sha256": "${'0'.repeat(64)}"`),
    ...edit('requirements.yaml', 'directX: 12', 'directX: 1200'),
  }
  const { errors } = checkContent(resolve('.'), edited)
  expect([...new Set(errors.map((line) => line.replace(/:.*/, '')))]).toEqual(Object.keys(edited))
})

test.each([
  [
    '{ amount: 9.99, currency: USX, period: month }',
    'currency: found "USX", expected the three-letter currency',
  ],
  [
    '{ amount: 9.999, currency: USD, period: month }',
    'amount: found 9.999, expected at most two decimals',
  ],
  ['{ amount: 9.99, currency: JPY, period: month }', 'amount: found 9.99, expected a whole number'],
  [
    '{ amount: 9,99, currency: USD, period: month }',
    '99: there is no key "99" here; a decimal number needs a point',
  ],
  ['$9.99', 'found "$9.99", expected an object or null: the price'],
])('reports once the price %s', (price, message) => {
  const path = 'content/site/plans.yaml'
  const text = readFileSync(path, 'utf8').replace('price: null', `price: ${price}`)
  const { errors } = checkContent(resolve('.'), { [path]: text })
  expect(errors).toEqual([expect.stringContaining(message)])
})

test('reports a missing main file once', () => {
  const path = 'content/site/releases.json'
  const text = readFileSync(path, 'utf8').replace('"macImage"', '"windowsSetup2"')
  const { errors } = checkContent(resolve('.'), { [path]: text })
  expect(errors.filter((line) => !line.includes('has no "files.windowsSetup2"'))).toEqual([
    expect.stringContaining('expected the file macImage, which the download buttons for Mac'),
  ])
})

test('finds no errors in the content of this site', () => {
  expect(checkContent(resolve('.')).errors).toEqual([])
})
