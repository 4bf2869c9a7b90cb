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
/** Test cases for each rule: the name of the error, the changed files, and the start of the expected diagnostic. */
const cases: readonly (readonly [string, Texts, string])[] = [
  // Schemas
  [
    'an unusable schema',
    { 'schemas/brand.schema.json': '{"type": "nothing"}' },
    'schemas/brand.schema.json:1:1  this is not a valid JSON schema',
  ],
  // Files
  [
    'a missing file',
    { 'locales/de/home.json': '{}' },
    'locales/de/about.json:1:1  this file is missing',
  ],
  [
    'a missing language',
    { 'locales/en/home.json': '{}' },
    'locales/de/:1:1  this folder is missing',
  ],
  [
    'a misplaced file',
    { 'site/notes.txt': 'a' },
    'site/notes.txt:1:1  nothing reads a file of this name',
  ],
  [
    'a missing schema comment',
    { 'site/brand.yaml': 'name: A\n' },
    'site/brand.yaml:1:1  expected this first line: # yaml-language-server: $schema=../schemas/brand.schema.json',
  ],
  [
    'a missing image of a page',
    {},
    'images/product/stream.png:1:1  a page shows this image, but it is missing',
  ],
  [
    'an image in a format that does not match its name',
    { 'images/product/stream.png': 'GIF89a' },
    'images/product/stream.png:1:1  this is not a complete png image',
  ],
  [
    'the same image under two names',
    { 'images/product/a.png': 'a', 'images/product/b.png': 'a' },
    'images/product/b.png:1:1  this is the same image as content/images/product/a.png',
  ],
  [
    'an image that the build does not convert',
    { 'images/product/stream.svg': '<svg/>' },
    'images/product/stream.svg:1:1  nothing reads a file of this name, expected .png',
  ],
  [
    'two images of one name',
    { 'images/product/stream.jpg': 'a', 'images/product/stream.png': 'b' },
    'images/product/stream.png:1:1  content/images/product/stream.jpg has the same name',
  ],
  // References
  [
    'an unknown route',
    { 'site/navigation.yaml': 'header:\n  - { key: a, route: prise }\n' },
    'site/navigation.yaml:2:22  header.a.route: there is no route "prise", did you mean "price"?',
  ],
  [
    'a redirect to an unknown page',
    { 'site/redirects.yaml': 'redirects:\n  - { from: /a/, to: /prize/ }\n' },
    'site/redirects.yaml:2:22  redirects[0].to: there is no page /prize/, did you mean "/price/"?',
  ],
  [
    'a redirect to another redirect',
    {
      'site/redirects.yaml':
        'redirects:\n  - { from: /a/, to: /b/ }\n  - { from: /b/, to: /about/ }\n',
    },
    'site/redirects.yaml:2:22  redirects[0].to: there is no page /b/, expected one of /, ',
  ],
  [
    'a redirect from a page',
    { 'site/redirects.yaml': 'redirects:\n  - { from: /about/, to: /price/ }\n' },
    'site/redirects.yaml:2:13  redirects[0].from: /about/ is a page, delete this redirect',
  ],
  [
    'two redirects from the same path',
    {
      'site/redirects.yaml':
        'redirects:\n  - { from: /a/, to: /price/ }\n  - { from: /a/, to: /about/ }\n',
    },
    'site/redirects.yaml:3:13  redirects[1].from: /a/ has two redirects, delete one of them',
  ],
  [
    'a question without an answer',
    { 'site/faq.yaml': 'price: [a, bb]\n', 'prose/en/faq.yaml': 'entries:\n  - key: a\n' },
    'site/faq.yaml:1:12  price[1]: content/prose/en/faq.yaml has no entry "bb"',
  ],
  [
    'an answer without a question',
    {
      'site/faq.yaml': 'price: [a]\n',
      'prose/en/faq.yaml': 'entries:\n  - key: a\n  - key: other\n',
    },
    'prose/en/faq.yaml:3:10  entries.other.key: no page shows the entry "other"',
  ],
  [
    'a section that does not exist',
    {
      'site/legal.yaml': 'service: { survivingSections: [1, 2] }\n',
      'prose/en/service.yaml': section('A.'),
    },
    'site/legal.yaml:1:35  service.survivingSections[1]: there is no section 2, expected at most 1',
  ],
  [
    'a plan without strings',
    { 'site/plans.yaml': 'plans:\n  - key: gold\n', 'locales/en/price.json': '{"plans": {}}' },
    'site/plans.yaml:2:10  plans.gold.key: content/locales/en/price.json has no "plans.gold"',
  ],
  [
    'a step without an image',
    { 'locales/en/tutorial.json': '{"install": {"unpack": {"title": "A"}}}' },
    'locales/en/tutorial.json:1:14  install.unpack: the step "unpack" has no image',
  ],
  [
    'an image that does not exist',
    { 'site/media.yaml': 'a: product/x.png\n' },
    'site/media.yaml:1:4  a: there is no image content/images/product/x.png',
  ],
  [
    'a claim that refers to an unknown string',
    { 'launch.yaml': 'claims:\n  - texts: [home:gone]\n', 'locales/en/home.json': '{"a": "b"}' },
    'launch.yaml:2:13  claims[0].texts[0]: there is no text "home:gone"',
  ],
  // Strings and long texts
  [
    'a placeholder in a fact',
    { 'site/brand.yaml': "name: 'a {{brand.name}}'\n" },
    'site/brand.yaml:1:10  name: "{{" is not a placeholder',
  ],
  [
    'a foreign writing system',
    { 'locales/de/home.json': '{"a": "Hallo Мир"}' },
    'locales/de/home.json:1:14  a: "Мир" is not in Latin script',
  ],
  [
    'English text in a language with another writing system',
    { 'locales/ru/home.json': '{"a": "Мир is not yet translated here"}' },
    'locales/ru/home.json:1:12  a: "is not yet translated here" is not in Cyrillic script',
  ],
  [
    'look-alike letters',
    { 'locales/ru/home.json': '{"a": "Mир"}' },
    'locales/ru/home.json:1:8  a: "Mир" mixes Latin and Cyrillic letters',
  ],
  // Placeholders and plural forms
  [
    'an unknown fact',
    { ...strings('{{site.nothing}}', 'a') },
    'locales/en/home.json:1:7  a: there is no fact "site.nothing"',
  ],
  [
    'an unknown format',
    { ...strings('{{brand.name, numbr}}', 'a'), 'site/brand.yaml': 'name: A\n' },
    'locales/en/home.json:1:7  a: there is no format "numbr", did you mean "number"?',
  ],
  [
    'an unknown option',
    { ...strings('{{brand.name, list(typ: a)}}', 'a'), 'site/brand.yaml': 'name: A\n' },
    'locales/en/home.json:1:7  a: there is no option "typ"',
  ],
  [
    'a fact that is null',
    { ...strings('{{brand.company}}', 'a'), 'site/brand.yaml': 'company: null\n' },
    'locales/en/home.json:1:7  a: "brand.company" is null in content/site/brand',
  ],
  [
    'an unknown unit',
    {
      ...strings('{{brand.days, count(unit: dai)}}', 'a'),
      'site/brand.yaml': 'days: 2\n',
      'locales/en/units.json': '{"day_one": "a", "day_other": "{{count}}"}',
    },
    'locales/en/home.json:1:7  a: there is no unit "dai", did you mean "day"?',
  ],
  [
    'a format that does not fit the fact',
    { ...strings('{{brand.name, number}}', 'a'), 'site/brand.yaml': 'name: A\n' },
    "locales/en/home.json:1:7  a: {{brand.name, number}} can't be filled",
  ],
  [
    'a missing plural form',
    {
      'locales/en/units.json': '{"day_one": "a day", "day_other": "{{count}} days"}',
      'locales/ru/units.json': '{"day_one": "a", "day_few": "{{count}}", "day_other": "{{count}}"}',
    },
    'locales/ru/units.json:1:1  "day_many" is missing',
  ],
  [
    'an unknown plural form',
    {
      'locales/en/units.json':
        '{"day_one": "a day", "day_few": "{{count}}", "day_other": "{{count}} days"}',
    },
    'locales/en/units.json:1:22  day_few: "day_few" is not a unit with a plural form of this language',
  ],
  [
    'a plural form without its number',
    { 'locales/en/units.json': '{"day_one": "a day", "day_other": "days"}' },
    'locales/en/units.json:1:35  day_other: the number is missing',
  ],
  [
    'a form for many numbers without its number',
    { 'locales/en/units.json': '{"day_one": "a"}', 'locales/ru/units.json': '{"day_one": "день"}' },
    'locales/ru/units.json:1:13  day_one: the number is missing',
  ],
  [
    'a missing plural form of a case',
    {
      'locales/en/units.json': '{"day_one": "a", "day_other": "{{count}}"}',
      'locales/de/units.json': '{"day_one": "a", "day_dative_one": "a", "day_other": "{{count}}"}',
    },
    'locales/de/units.json:1:1  "day_dative_other" is missing',
  ],
  [
    'an untranslated unit',
    {
      'locales/en/units.json': '{"day_one": "a", "day_other": "{{count}} days"}',
      'locales/ru/units.json': '{"day_other": "{{count}} days"}',
    },
    'locales/ru/units.json:1:15  day_other: this has no Cyrillic letters, translate it',
  ],
  [
    'a plural form with another fact',
    { 'locales/en/units.json': '{"day_other": "{{count}} {{brand.name}}"}' },
    'locales/en/units.json:1:26  day_other: found {{brand.name}}, expected {{count}}',
  ],
  // Markdown and links
  [
    'a link to a fragment that does not exist',
    { 'prose/en/service.yaml': section('See [a](/price/#b).'), 'site/faq.yaml': 'price: [c]\n' },
    'prose/en/service.yaml:5:11  sections.a.body: /price/ has no part "#b"',
  ],
  [
    'a link to a fact that does not exist',
    {
      'prose/en/service.yaml': section('See [a]({{brand.name}}).'),
      'site/brand.yaml': 'name: A\n',
    },
    'prose/en/service.yaml:5:11  sections.a.body: "{{brand.name}}" is not a fact with a URL',
  ],
  [
    'a duplicate URL',
    { 'site/contact.yaml': 'blog: https://a.test/\nnews: https://a.test/\n' },
    'site/contact.yaml:2:7  news: https://a.test/ is in this file twice',
  ],
  // Translations
  [
    'a missing translation',
    { 'locales/en/home.json': '{"a": "b", "c": "d"}', 'locales/de/home.json': '{"a": "e"}' },
    'locales/de/home.json:1:1  "c" is missing, translate it from English',
  ],
  [
    'a misspelt translation key',
    { 'locales/en/home.json': '{"title": "b"}', 'locales/de/home.json': '{"titel": "e"}' },
    'locales/de/home.json:1:2  titel: English has no "titel" here, did you mean "title"?',
  ],
  [
    'a string instead of a group',
    { 'locales/en/home.json': '{"a": {"b": "c"}}', 'locales/de/home.json': '{"a": "e"}' },
    'locales/de/home.json:1:7  a: English has a group here',
  ],
  [
    'a key that English does not have',
    {
      'locales/en/home.json': '{}',
      'locales/de/home.json': '{"a": "b"}',
      'locales/ru/home.json': '{"a": "б"}',
    },
    'locales/en/home.json:1:1  "a" is missing: most other languages have it',
  ],
  [
    'sections in a different order',
    {
      'prose/en/service.yaml': 'sections:\n  - key: a\n  - key: b\n',
      'prose/de/service.yaml': 'sections:\n  - key: b\n  - key: a\n',
    },
    'prose/de/service.yaml:2:5  sections.b.key: the order differs from English, expected "a" as section 1',
  ],
  [
    'a missing placeholder',
    { ...strings('{{brand.name}} b', 'c'), 'site/brand.yaml': 'name: A\n' },
    'locales/de/home.json:1:6  a: {{brand.name}} is missing, expected the same placeholders as in content/locales/en/home.json',
  ],
  [
    'a missing link',
    {
      'prose/en/service.yaml': section('See [a](/price/).'),
      'prose/de/service.yaml': section('Siehe.'),
    },
    'prose/de/service.yaml:4:11  sections.a.body: the link to /price/ is missing',
  ],
  [
    'an extra link',
    {
      'prose/en/service.yaml': section('See.'),
      'prose/de/service.yaml': section('Siehe [a](/price/).'),
    },
    'prose/de/service.yaml:5:13  sections.a.body: English has no link to /price/',
  ],
  [
    'an untranslated text',
    {
      ...strings('Menu', 'Menu'),
      'reviewed-identical.yaml': "texts:\n  - { text: 'home:b', languages: all }\n",
    },
    'locales/de/home.json:1:6  a: this is the same as in English',
  ],
  [
    'an untranslated plural form',
    {
      'locales/en/units.json': '{"day_other": "{{count}} days"}',
      'locales/de/units.json': '{"day_other": "{{count}} days"}',
      'reviewed-identical.yaml': "texts:\n  - { text: 'home:b', languages: all }\n",
    },
    'locales/de/units.json:1:15  day_other: this is the same as in English',
  ],
  [
    'an unnecessary entry in reviewed-identical.yaml',
    {
      ...strings('Menu', 'Karte'),
      'reviewed-identical.yaml': "texts:\n  - { text: 'home:a', languages: all }\n",
    },
    'reviewed-identical.yaml:2:5  texts[0]: no text "home:a" is the same as in English',
  ],
  [
    'a text in a third language',
    { 'locales/en/home.json': '{"a": "Menu"}', 'locales/ru/home.json': '{"a": "Karte"}' },
    'locales/ru/home.json:1:7  a: this has no Cyrillic letters',
  ],
  [
    'an English sentence',
    strings('Check your connection, then try it with this app', 'Check your line and try this app'),
    'locales/de/home.json:1:6  a: this is in English, translate it',
  ],
  [
    'a number instead of a placeholder',
    strings('Some days', 'Nach 14 Tagen'),
    'locales/de/home.json:1:12  a: "14" is typed here and not in English',
  ],
  [
    'a fact instead of a placeholder',
    { ...strings('This program', 'Dieses FaceApp'), 'site/brand.yaml': 'name: FaceApp\n' },
    'locales/de/home.json:1:14  a: "FaceApp" is typed here and not in English',
  ],
  [
    'a term that is not in the glossary',
    { ...strings('Buy credits', 'Punkte kaufen'), 'glossary.yaml': glossary },
    'locales/de/home.json:1:6  a: English says "credit" here, expected "Credit" as in the glossary',
  ],
  [
    'a term without translation',
    { 'glossary.yaml': glossary.replace(', ru: { term: пакет }', '') },
    'glossary.yaml:3:35  terms.pack.words: "ru" is missing, add its translation',
  ],
  [
    'a language without form of address',
    { 'glossary.yaml': glossary.replace(', ru: formal', '') },
    'glossary.yaml:1:1  registers: "ru" is missing, add how it addresses the reader',
  ],
  // Values
  [
    'a duplicate item',
    { 'site/faq.yaml': 'price: [a, a]\n' },
    'site/faq.yaml:1:12  price[1]: "a" is twice in this list',
  ],
  [
    'a minimum above its maximum',
    { 'site/media.yaml': 'minSize: 3\nmaxSize: 2\n' },
    'site/media.yaml:1:10  minSize: this is above "maxSize"',
  ],
  [
    'a minimum above the recommendation',
    { 'site/media.yaml': 'a: { minimum: { size: 3 }, recommended: { size: 2 } }\n' },
    'site/media.yaml:1:23  a.minimum.size: this is above "a.recommended.size"',
  ],
  [
    'a year in the future',
    { 'site/legal.yaml': "dated: '2025'\n" },
    'site/legal.yaml:1:8  dated: 2025 is in the future',
  ],
  [
    'a number that is too large',
    { 'site/media.yaml': 'size: 99999999999999999999\n' },
    'site/media.yaml:1:7  size: this number is too large',
  ],
  [
    'a date in the future',
    { 'site/legal.yaml': "dated: '2024-06-02'\n" },
    'site/legal.yaml:1:8  dated: 2024-06-02 is in the future',
  ],
  [
    'a fraction of a cent',
    { 'site/plans.yaml': 'price: { amount: 9.999, currency: USD }\n' },
    'site/plans.yaml:1:18  price.amount: found 9.999, expected at most two decimals',
  ],
  [
    'a prevailing language that the site does not have',
    { 'site/legal.yaml': 'prevailingLanguage: zh\n' },
    'site/legal.yaml:1:21  prevailingLanguage: expected a language of the site',
  ],
  [
    'an unknown currency',
    { 'site/plans.yaml': 'currency: USX\n' },
    'site/plans.yaml:1:11  currency: "USX" is not a currency of ISO 4217',
  ],
]

/** Expects a diagnostic that starts with `expected`, which is a path in content/, a position and a message. */
function expectDiagnostic(texts: Texts, expected: string): void {
  const lines = contentErrors(contentOf(texts)).map(formatDiagnostic)
  const [file = ''] = expected.split(':')
  const own = lines.filter((line) => line.startsWith(`content/${file}:`))
  expect(own).toContainEqual(expect.stringContaining(`content/${expected}`))
}

test.each(cases)('reports %s', (_, texts, expected) => expectDiagnostic(texts, expected))

test.each([
  ['a misspelt key', 'nam: Face', '1  nam: there is no key "nam" here, did you mean "name"?'],
  ['a missing key', '{}', '1  the key "name" is missing, expected the name'],
  ['a wrong type', 'name: 1', '7  name: found 1, expected a text: the name'],
  ['a value in the wrong format', 'name: face', '7  name: found "face", expected the name'],
])('reports %s in a fact', (_, text, expected) =>
  expectDiagnostic(
    { 'schemas/brand.schema.json': json(schema), 'site/brand.yaml': `${text}\n` },
    `site/brand.yaml:1:${expected}`,
  ),
)

test.each([
  ['an invisible character', 'a\u200bb', '8  a: found the invisible character U+200B'],
  ['a bidirectional control character', 'a\u202eb', '8  a: found the invisible character U+202E'],
  ['a decomposed accent', 'e\u0301', '6  a: an accent is a character of its own'],
  ['text that was saved in a wrong encoding', 'Ã©', '7  a: "Ã©" was saved in a wrong encoding'],
  ['an empty string', '', '6  a: this is empty'],
  ['a space at the end', 'a ', '6  a: this starts or ends with a space'],
  ['HTML in a string', 'a <b>b</b>', '9  a: "<b>" is HTML, expected plain text'],
  ['only a URL', 'https://a.b', '7  a: "https://" is a URL'],
  ['Markdown that is not supported', '~~a~~', '7  a: "~~" is Markdown'],
  ['an unfinished text', 'a TODO', '9  a: "TODO" is unfinished'],
  ['a lost character', 'It?s', '8  a: "t?s" was saved in a wrong'],
  ['a URL in a string', 'see https://a.b', '11  a: "https://" is a URL'],
  ['an unmatched brace', 'a {{brand.name} b', '9  a: "{{" is not a placeholder'],
])('reports %s in a string', (_, text, expected) =>
  expectDiagnostic(strings(text, 'c'), `locales/en/home.json:1:${expected}`),
)

test.each([
  [
    'Markdown without its closing characters',
    'A **b c.',
    '5:9',
    '"**" is Markdown, check the Markdown around it',
  ],
  [
    'a placeholder with single braces in a long text',
    'In {seconds}.',
    '5:10',
    '"{seconds}" is not a placeholder',
  ],
  ['a heading in Markdown', '# A', '5:7', 'Markdown of the kind "heading" is not supported'],
  ['a link without text', '[](/price/)', '5:7', 'the link has no text'],
  ['a link with a blank text', '[ ](/price/)', '5:7', 'the link has no text'],
  [
    'a link to a page that does not exist',
    'See [a](/prices/).',
    '5:11',
    'there is no page "/prices/", did you mean "/price/"?',
  ],
  ['a mail address', '[a](mailto:a@b.test)', '5:7', 'expected mailto:{{contact.email}}'],
])('reports %s in a long text', (_, text, position, message) =>
  expectDiagnostic(
    { 'prose/en/service.yaml': section(text) },
    `prose/en/service.yaml:${position}  sections.a.body: ${message}`,
  ),
)

test.each([
  ['an http URL', 'http://a.test/', 'the URL starts with http://'],
  ['a URL with a wrong host', 'https://a..test/', '"a..test" is not a host'],
  ['a URL with a comma at the end', 'https://a.test/b,', 'the URL ends with ","'],
  [
    'a tracking parameter',
    'https://a.test/?utm_source=x',
    'the URL has the tracking parameter "utm_source"',
  ],
  ['a URL with a character that needs an escape', 'https://a.test/<b>', 'the URL contains U+003C'],
  ['a look-alike letter in a URL', 'https://\u0430.test/', 'the URL contains U+0430'],
])('reports %s', (_, url, message) =>
  expectDiagnostic(
    { 'site/contact.yaml': `blog: ${url}\n` },
    `site/contact.yaml:1:7  blog: ${message}`,
  ),
)

test.each<[string, object[], string]>([
  [
    'a version that is not newer',
    [release({ previous: [release({ version: '1.10.0' })] })],
    '36  files.file0.version: expected a version that is newer than 1.10.0',
  ],
  [
    'a pre-release after its release',
    [release({ version: '1.2.0-beta.1', previous: [release({})] })],
    '36  files.file0.version: expected a version that is newer',
  ],
  [
    'a previous version with a later date',
    [release({ released: '2024-01-01', previous: [older({ released: '2024-01-02' })] })],
    '103  files.file0.released: expected 2024-01-02 or later',
  ],
  [
    'previous versions in the wrong order',
    [release({ previous: [older({}), older({ version: '1.1.5' })] })],
    '115  files.file0.previous[0].version: expected a version that is newer',
  ],
  [
    'a URL of another file',
    [release({ channels: { http: 'https://a.test/Other.exe' } })],
    '111  files.file0.channels.http: expected a URL that ends with /App.exe',
  ],
  [
    'a URL that only contains the name of the file',
    [release({ channels: { http: 'https://a.test/App.exe.sig' } })],
    '111  files.file0.channels.http: expected a URL that ends with /App.exe',
  ],
  [
    'the same hash for two files',
    [release({ sha256: 'ab' }), release({ sha256: 'ab' })],
    '169  files.file1.sha256: another file has the same hash',
  ],
  [
    'a missing translation of a release note',
    [release({ notes: { en: '- New.', de: '- Neu.' } })],
    '92  files.file0.notes: "ru" is missing, add the notes in it',
  ],
  [
    'a note that is the same as in English',
    [release({ notes: { en: '- Fast.', de: '- Fast.' } })],
    '121  files.file0.notes.de: this is the same as in English',
  ],
  [
    'an untranslated note',
    [release({ notes: { en: '- Fast.', ru: '- Faster.' } })],
    '121  files.file0.notes.ru: this has no Cyrillic letters',
  ],
  [
    'a release note in a language that the site does not have',
    [release({ notes: { en: 'a', de: 'b', ru: 'c', xx: 'd' } })],
    '128  files.file0.notes.xx: "xx" is not a language of the site',
  ],
  [
    'duplicate notes for a version',
    [release({ notes: {} }), release({ notes: {} })],
    '185  files.file1.notes: another file has notes of this version',
  ],
  [
    'a heading in a release note',
    [release({ notes: { en: '# New' } })],
    '107  files.file0.notes.en: Markdown of the kind "heading"',
  ],
  [
    'another version in a file name',
    [release({ fileName: 'App-1.1.0.exe' })],
    '60  files.file0.fileName: this is version 1.1.0, expected 1.2.0',
  ],
  [
    'another version in a URL',
    [release({ channels: { http: 'https://a.test/1.1.0/App.exe' } })],
    '127  files.file0.channels.http: this is version 1.1.0',
  ],
])('reports %s', (_, files, expected) =>
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
    ...edit('plans.yaml', 'null', '{ amount: 9.99, currency: JPY }'),
    ...edit('redirects.yaml', '[]', '[{ from: /get/windows/, to: /price/ }]'),
    ...edit('releases.json', '"sha256": null', `"sha256": "${'0'.repeat(64)}"`),
    ...edit('requirements.yaml', 'directX: 12', 'directX: 1200'),
  }
  const { errors } = checkContent(resolve('.'), edited)
  expect([...new Set(errors.map((line) => line.replace(/:.*/, '')))]).toEqual(Object.keys(edited))
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
