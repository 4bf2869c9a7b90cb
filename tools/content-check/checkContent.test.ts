import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { checkContent, contentErrors, loadContent } from './checkContent'
import { contentOf } from './contentOf.fixture'
import { formatDiagnostic } from './diagnostic'
import { valueWarnings } from './rules/values'

type Texts = Readonly<Record<string, string>>

const en = 'locales/en/home.json'
const terms = 'prose/en/service.yaml'
const json = (value: unknown) => JSON.stringify(value)
const lines = (value: unknown) => JSON.stringify(value, null, 2)
const strings = (english: string, german: string): Texts => ({
  [en]: json({ a: english }),
  'locales/de/home.json': json({ a: german }),
})
const section = (text: string) =>
  `introduction: Hello.\nsections:\n  - key: a\n    body: |\n      ${text}\n`
const release = (values: object) => {
  return { version: '1.1.0', fileName: 'App.exe', bytes: null, sha256: null, ...values }
}
const releases = (...files: { readonly previous?: readonly object[] }[]): Texts => ({
  'site/releases.json': json({
    files: files.map(({ previous = [], ...values }, index) => ({
      ...release({ key: `file${index}`, version: '1.2.0', previous: previous.map(release) }),
      ...values,
    })),
  }),
})
const schema = {
  type: 'object',
  properties: { name: { type: 'string', description: 'The name.', pattern: '^[A-Z]' } },
  required: ['name'],
  additionalProperties: false,
}

/** Expects a diagnostic that starts with `expected`, which is a path in content/, a position and a message. */
function expectDiagnostic(expected: string, texts: Texts): void {
  const found = contentErrors(contentOf(texts)).map(formatDiagnostic)
  expect(found).toContainEqual(expect.stringContaining(`content/${expected}`))
}

test.each([
  {
    place: 'the order of the questions',
    texts: {
      'site/faq.yaml': 'price: [mode]\n',
      'prose/en/faq.yaml': 'entries: [{ key: modes }]\n',
      'prose/de/faq.yaml': 'entries: [{ key: modes }]\n',
      'prose/ru/faq.yaml': 'entries: [{ key: modes }]\n',
    },
    expected:
      'content/site/faq.yaml:1:9  price[0]: content/prose/en/faq.yaml has no entry "mode", did you mean "modes"?',
  },
  {
    place: 'the English questions',
    texts: {
      'site/faq.yaml': 'price: [modes]\n',
      'prose/en/faq.yaml': 'entries: [{ key: mode }]\n',
      'prose/de/faq.yaml': 'entries: [{ key: modes }]\n',
      'prose/ru/faq.yaml': 'entries: [{ key: modes }]\n',
    },
    expected:
      'content/prose/en/faq.yaml:1:13  entries.mode.key: most other languages have no "mode" here, did you mean "modes"?',
  },
])('reports a misspelt key in $place once', ({ texts, expected }) => {
  const found = contentErrors(contentOf(texts)).filter(({ message }) => /modes?"/.test(message))

  expect(found.map(formatDiagnostic)).toEqual([expected])
})

describe('the English terms of the glossary', () => {
  const terms = 'terms: [{ key: memory, en: main memory, avoid: [memory, RAM], words: {} }]'

  test.each(['Needs 8 GB of RAM', 'Main memory (RAM)', 'More memory'])(
    'exclude other words: %s',
    (text) => {
      const word = text.includes('RAM') ? 'RAM' : 'memory'

      expectDiagnostic(
        `locales/en/home.json:1:6  a: "${word}" is another word for "main memory", write "main memory"`,
        { 'glossary.yaml': `registers: {}\n${terms}\n`, [en]: json({ a: text }) },
      )
    },
  )

  test('may contain the other word', () => {
    const texts = { 'glossary.yaml': `registers: {}\n${terms}\n`, [en]: json({ a: 'Main memory' }) }
    const found = contentErrors(contentOf(texts)).map(({ message }) => message)

    expect(found).not.toContainEqual(expect.stringContaining('another word'))
  })
})

test('reports no label of an English file with errors as missing', () => {
  const texts = {
    'glossary.yaml': 'registers: {}\nterms: []\nlabels: [{ texts: [home:first] }]\n',
    [en]: '{ "first": “Download” }',
    'locales/de/home.json': json({ first: 'Download' }),
  }
  const found = contentErrors(contentOf(texts)).map(({ message }) => message)

  expect(found).not.toContainEqual(expect.stringContaining('there is no text'))
})

test.each(['{business.days}', '{{business.days}', '{ business.days }}'])(
  'reports the braces of %s before the length of the text',
  (source) =>
    expectDiagnostic(
      `locales/en/home.json:1:36  meta.description: found ${source}, expected {{business.days}}`,
      { [en]: json({ meta: { description: `Swap faces ${source}` } }) },
    ),
)

test.each([
  ['schemas/brand.schema.json:1:1  this is not a valid JSON schema', '{"type": "nothing"}'],
  ['site/faq.yaml:1:12  price[1]: "a" is twice in this list', 'price: [a, a]\n'],
])('reports %s', (expected, text) =>
  expectDiagnostic(expected, { [expected.replace(/:.*/, '')]: text }),
)

test.each([
  ['nam: Face', '1  nam: there is no key "nam" here, did you mean "name"?'],
  ['{}', '1  the key "name" is missing, expected the name'],
  ['name: 1', '7  name: found 1, expected a text: the name'],
  ['name: face', '7  name: found "face", expected the name'],
])('%s gives %s in a fact', (text, expected) =>
  expectDiagnostic(`site/brand.yaml:1:${expected}`, {
    'schemas/brand.schema.json': json(schema),
    'site/brand.yaml': `${text}\n`,
  }),
)

test.each([
  ['a\u200bb', '8  a: found the invisible character U+200B'],
  ['a\u202eb', '8  a: found the invisible character U+202E'],
  ['e\u0301', '6  a: an accent is a character of its own'],
  ['Ã©', '7  a: "Ã©" was saved in a wrong encoding'],
  ['It?s', '8  a: "t?s" was saved in a wrong'],
  ['', '6  a: this is empty'],
  ['a ', '6  a: this starts or ends with a space'],
  ['a <b>b</b>', '9  a: "<b>" is HTML, expected plain text'],
  ['see https://a.b', '11  a: "https://" is a URL'],
  ['~~a~~', '7  a: "~~" is Markdown'],
  ['a TODO', '9  a: "TODO" is unfinished'],
  ['a {{brand.name} b', '9  a: found {{brand.name}, expected {{brand.name}}'],
])('%j gives %s in a string', (text, expected) =>
  expectDiagnostic(`${en}:1:${expected}`, strings(text, 'c')),
)

test.each([
  ['Un mot: deux', '"mot:"'],
  ['Un mot : deux', '"mot :"'],
  ['Un mot ; deux', '"mot ;"'],
  ['Un mot?', '"mot?"'],
  ['Un mot !', '"mot !"'],
  ['« mot\u00a0»', '"« mot"'],
  ['«mot\u00a0»', '"«mot"'],
  ['«\u00a0mot »', '"mot »"'],
  ['{{brand.name}}: un', '"}:"'],
])('%j gives %s in French', (text, part) =>
  expectDiagnostic(
    `locales/fr/home.json:1:${text.indexOf(part.slice(1, -1)) + 7}  a: ${part} needs a no-break space`,
    { 'locales/fr/home.json': json({ a: text }) },
  ),
)

test.each([
  ['Un mot\u00a0: «\u00a0deux\u00a0», trois\u202f?! À 10:30.'],
  ['[Un](/price/?a=1), `a: b;`, {{brand.days, count(unit: day)}}, {seconds}.'],
  ['https://a.test/?b=c;d'],
])('%j has the spaces of French', (text) => {
  const found = contentErrors(contentOf({ 'locales/fr/home.json': json({ a: text }) }))
  expect(found.filter(({ message }) => message.includes('no-break space'))).toEqual([])
})

test.each([
  ['A **b c.', '9  sections.a.body: "**" is Markdown, check the Markdown around it'],
  ['In {seconds}.', '10  sections.a.body: "{seconds}" is not a placeholder'],
  ['# A', '7  sections.a.body: Markdown of the kind "heading" is not supported'],
  ['[ ](/price/)', '7  sections.a.body: the link has no text'],
  [
    'See [a](/prices/).',
    '11  sections.a.body: there is no page "/prices/", did you mean "/price/"?',
  ],
  ['[a](mailto:a@b.test)', '7  sections.a.body: expected mailto:{{contact.email}}'],
])('%s gives %s in a long text', (text, expected) =>
  expectDiagnostic(`${terms}:5:${expected}`, { [terms]: section(text) }),
)

test.each([
  ['http://a.test/', 'the URL starts with http://'],
  ['https://a..test/', '"a..test" is not a host'],
  ['https://a.test/b,', 'the URL ends with ","'],
  ['https://a.test/?utm_source=x', 'the URL has the tracking parameter "utm_source"'],
  ['https://a.test/<b>', 'the URL contains U+003C'],
  ['https://\u0430.test/', 'the URL contains U+0430'],
])('%s gives %s', (url, message) =>
  expectDiagnostic(`site/contact.yaml:1:7  blog: ${message}`, {
    'site/contact.yaml': `blog: ${url}\n`,
  }),
)

test.each<[expected: string, ...files: object[]]>([
  ['file0.version: expected a version that is newer', { previous: [{ version: '1.10.0' }] }],
  ['file0.version: expected a version that is newer', { version: '1.1.0-beta.1', previous: [{}] }],
  [
    'file0.released: expected 2024-01-02 or later',
    { released: '2024-01-01', previous: [{ released: '2024-01-02' }] },
  ],
  [
    'file0.previous[0].version: expected a version that is newer',
    { previous: [{}, { version: '1.1.5' }] },
  ],
  [
    'file0.channels.http: expected a URL that ends with /App.exe',
    { channels: { http: 'https://a.test/App.exe.sig' } },
  ],
  ['file1.sha256: another file has the same hash', { sha256: 'ab' }, { sha256: 'ab' }],
  ['file0.notes: "ru" is missing, add the notes', { notes: { en: '- New.', de: '- Neu.' } }],
  ['file0.notes.de: this is the same as in English', { notes: { en: '- Fast.', de: '- Fast.' } }],
  ['file0.notes.ru: this has no Cyrillic letters', { notes: { en: '- Fast.', ru: '- Faster.' } }],
  ['file0.notes.xx: "xx" is not a language of the site', { notes: { xx: 'd' } }],
  ['file1.notes: another file has notes of this version', { notes: {} }, { notes: {} }],
  ['file0.notes.en: Markdown of the kind "heading"', { notes: { en: '# New' } }],
  ['file0.fileName: this is version 1.1.0, expected 1.2.0', { fileName: 'App-1.1.0.exe' }],
  [
    'file0.channels.http: this is version 1.1.0',
    { channels: { http: 'https://a.test/1.1.0/App.exe' } },
  ],
  [
    'file0.channels.http: expected a URL that ends with /App.exe',
    { channels: { http: 'https://a.test/Setup.exe' } },
  ],
  ['file0.signature: this is version 1.1.0', { signature: 'https://a.test/1.1.0/App.exe.sig' }],
  [
    'file0.signature: expected a URL that ends with /App.exe',
    { signature: 'https://a.test/1.2.0/Setup.exe.sig' },
  ],
  [
    'file0.previous[0].url: this is version 1.0.0',
    { previous: [{ url: 'https://a.test/1.0.0/App.exe' }] },
  ],
  [
    'file0.previous[0].url: expected a URL that ends with /App.exe',
    { previous: [{ url: 'https://a.test/Setup.exe' }] },
  ],
  [
    'file0.previous[0].fileName: this is version 1.2.0',
    { previous: [{ fileName: 'App-1.2.0.exe' }] },
  ],
  [
    'file0.previous[0].signature: this is version 1.2.0',
    { previous: [{ signature: 'https://a.test/1.2.0/App.exe.sig' }] },
  ],
])('reports files.%s', (expected, ...files) => {
  const errors = contentErrors(contentOf(releases(...files)))
  const found = errors.map(({ line, path, message }) => `${line}  ${path}: ${message}`)
  expect(found).toContainEqual(expect.stringContaining(`1  files.${expected}`))
})

test('reports images that are cut, rotated, or of the wrong size or shape', async () => {
  const create = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'red' } })
  const messagesFor = (kind: string, bytes: Uint8Array) =>
    contentErrors(contentOf({ [`images/product/stream.${kind}`]: bytes }))
      .filter(({ file }) => file.includes('stream'))
      .map(({ message }) => message)

  for (const kind of ['png', 'jpeg', 'webp', 'avif'] as const) {
    const bytes = await create(800, 500).toFormat(kind).toBuffer()

    expect(messagesFor(kind, bytes)).toEqual([])
    const half = bytes.subarray(0, bytes.length / 2)
    // Some programs reserve space for a file before they download it, so an incomplete file ends with zeros.
    const reserved = Buffer.concat([half, Buffer.alloc(bytes.length)])

    for (const part of [half, bytes.subarray(0, -1), reserved, Buffer.of()])
      expect(messagesFor(kind, part)).toEqual([
        expect.stringContaining(`this is not a complete ${kind.replace('jpeg', 'jpg')} image`),
      ])
    for (const [width, height] of [
      [40, 25],
      [800, 600],
    ] as const) {
      const wrong = await create(width, height).toFormat(kind).toBuffer()
      const message = `this image has ${width} × ${height} pixels, expected 800 × 500 or a multiple`

      expect(messagesFor(kind, wrong)).toEqual([message])
    }
  }

  const rotated = await create(500, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer()

  expect(messagesFor('jpeg', rotated)).toEqual([expect.stringMatching(/^this photo is rotated/)])
})

const facts: Texts = { 'site/brand.yaml': 'name: Face\nslogan: Swap\n' }
const paragraphs = (english: string, german: string): Texts => ({
  ...facts,
  'prose/en/faq.yaml': `entries:\n  - key: a\n    answer: |\n      ${english}\n`,
  'prose/de/faq.yaml': `entries:\n  - key: a\n    answer: |\n      ${german}\n`,
})

test.each([
  [
    11,
    '- A {{brand.name}}.\n      - B {{brand.slogan}}.',
    '- C {{brand.slogan}}.\n      - D {{brand.name}}.',
  ],
  [
    9,
    'A {{brand.name}}.\n\n      B {{brand.slogan}}.',
    'C {{brand.slogan}}.\n\n      D {{brand.name}}.',
  ],
])(
  'reports in column %d placeholders that are in another line than in English',
  (column, english, german) =>
    expectDiagnostic(
      `prose/de/faq.yaml:4:${column}  entries.a.answer: {{brand.slogan}} is in another line than in English`,
      paragraphs(english, german),
    ),
)

test('accepts placeholders in another line if the translation has more lines', () => {
  const found = contentErrors(
    contentOf(
      paragraphs(
        'A {{brand.name}}.\n\n      B {{brand.slogan}}.',
        'C.\n\n      D {{brand.name}}.\n\n      E {{brand.slogan}}.',
      ),
    ),
  ).map(formatDiagnostic)

  expect(found.filter((line) => line.includes('another line'))).toEqual([])
})

test('reports a poster that is too small, and accepts every shape', async () => {
  const messagesFor = async (width: number, height: number) => {
    const image = sharp({ create: { width, height, channels: 3, background: 'red' } })
    const bytes = await image.png().toBuffer()

    return contentErrors(contentOf({ 'images/posters/a.png': bytes }))
      .filter(({ file }) => file.endsWith('a.png'))
      .map(({ message }) => message)
  }

  expect(await messagesFor(799, 500)).toEqual([
    'this image has 799 × 500 pixels, expected at least 800 across',
  ])
  expect(await messagesFor(800, 1400)).toEqual([])
})

const capture = {
  key: 'call',
  kind: 'screenshot',
  system: 'mac',
  mode: null,
  picture: {
    file: 'captures/a-call.png',
    alt: { en: 'A call', de: 'Ein Anruf', ru: 'Звонок' },
  },
  caption: { en: 'A call', de: 'Ein Anruf', ru: 'Звонок' },
  source: null,
}

test.each([
  [
    'picture.file: there is no image content/images/captures/a-call.png, add it',
    { picture: capture.picture },
  ],
  [
    'picture.alt: "ru" is missing, add the alt in it',
    { picture: { ...capture.picture, alt: { en: 'A call', de: 'Ein Anruf' } } },
  ],
  [
    'caption.de: this is the same as in English, translate it',
    { caption: { ...capture.caption, de: 'A call' } },
  ],
  ['kind: found "film", expected one of recording, screenshot', { kind: 'film' }],
  ['source: a recording needs the URL of its video', { kind: 'recording' }],
  ['source: a screenshot has no video, expected null', { source: 'https://a.test/' }],
])('reports call.%s', (expected, values) => {
  const schemaFile = 'schemas/captures.schema.json'
  const errors = contentErrors(
    contentOf({
      [schemaFile]: readFileSync(`content/${schemaFile}`),
      'site/captures.yaml': lines({ captures: [{ ...capture, ...values }] }),
    }),
  )
  const found = errors.map(({ path, message }) => `${path}: ${message}`)

  expect(found).toContainEqual(expect.stringContaining(`captures.call.${expected}`))
})

test('accepts text to which no rule applies', () => {
  const found = contentErrors(
    contentOf({
      ...strings(
        'A credit pack for {{brand.name}} in two days',
        'In 2 Tagen ein Paket für {{brand.name}}',
      ),
      'glossary.yaml': `registers: { de: informal, ru: formal }
terms:
  - { key: pack, en: credit pack, words: { de: { term: Paket }, ru: { term: пакет } } }
  - { key: credit, en: credit, words: { de: { term: Credit }, ru: { term: кредит } } }
`,
      'site/brand.yaml': 'name: Face\n',
      ...releases({ version: '1.10.0', previous: [{ version: '1.9.0' }] } as object),
    }),
  ).map(formatDiagnostic)

  expect(
    found.filter((line) => !/is missing|first line|has no "|nothing reads/.test(line)),
  ).toEqual([])
})

test.each<[string, Texts]>([
  ['a fact', { 'site/brand.yaml': 'name: "\n', ...strings('{{brand.name}}', '{{brand.name}}') }],
  ['English', { 'site/brand.yaml': 'name: A\n', ...strings('{{brand.nam}}', '{{brand.name}}') }],
])('reports no error in a translation that results from one in %s', (_, texts) => {
  const found = contentErrors(contentOf(texts)).map(formatDiagnostic)
  expect(found.filter((line) => line.includes('de/home.json'))).toEqual([])
})

/** Checks the content of the site after a change in a file in content/site/. */
function checkWith(file: string, from: string, to: string) {
  const path = `content/site/${file}`
  return checkContent(resolve('.'), { [path]: readFileSync(path, 'utf8').replace(from, to) })
}

test.each([
  ['A, 1 B Road', ['company: the name and the address are on one line']],
  ['|-\n  A\n  1 B Road', []],
])('warns of a company without line breaks: %j', (company, expected) => {
  const content = contentOf({ 'site/brand.yaml': `name: Face\ncompany: ${company}\n` })
  const warnings = [...valueWarnings(content)].map(formatDiagnostic)

  expect(warnings).toEqual(expected.map((message) => expect.stringContaining(message) as string))
})

test('compares the content of the site with the schemas', () => {
  const changes = {
    'brand.yaml': ['Facewright', "'Face {{brand.nme}}'"],
    'business.yaml': ['validYears: 2', 'validYears: 2026'],
    'contact.yaml': ['@', '@-'],
    'legal.yaml': ['09/04/2021', "'2021-02-30'"],
    'media.yaml': ['1920', '192000'],
    'navigation.yaml': ['link: blog', 'link: email'],
    'redirects.yaml': ['[]', '[{ from: /get/windows/, to: /price/ }]'],
    'releases.json': ['"sha256": null', `"sha256": "${'0'.repeat(64)}"`],
    'requirements.yaml': ['directX: 12', 'directX: 1200'],
  } as const
  const edited = Object.entries(changes).map(([file, [from, to]]) => {
    const path = `content/site/${file}`
    return [path, readFileSync(path, 'utf8').replace(from, to)]
  })
  const { errors } = checkContent(resolve('.'), Object.fromEntries(edited) as Texts)
  const files = new Set(errors.map((line) => line.replace(/:.*/, '')))

  expect([...files]).toEqual(edited.map(([path]) => path))
})

test.each([
  ['{ amount: 9.99, currency: USX, period: month }', 'currency: found "USX", expected the three-l'],
  ['{ amount: 9.999, currency: USD, period: month }', 'amount: found 9.999, expected at most two'],
  ['{ amount: 9.99, currency: JPY, period: month }', 'amount: found 9.99, expected a whole number'],
  ['{ amount: 9,99, currency: USD, period: month }', '99: there is no key "99" here; a decimal nu'],
  ['$9.99', 'found "$9.99", expected a group or null: the price'],
])('reports once the price %s', (price, message) => {
  const { errors } = checkWith('plans.yaml', 'price: null', `price: ${price}`)
  expect(errors).toEqual([expect.stringContaining(message)])
})

test('reports once a value that violates several rules for its form', () => {
  const { errors } = checkWith('contact.yaml', 'discord: https://', 'discord: ')
  expect(errors).toEqual([expect.stringContaining('expected the URL of the Discord server')])
})

test('reports a missing main file once', () => {
  const { errors } = checkWith('releases.json', '"macImage"', '"windowsSetup2"')
  expect(errors.filter((line) => !line.includes('has no "files.windowsSetup2"'))).toEqual([
    expect.stringContaining('expected the file macImage, which the download buttons for Mac'),
  ])
})

// At 10:00 UTC, the next day begins in the first time zone.
test.each([
  ['2026-01-01T09:59Z', '2026-01-01'],
  ['2026-01-01T10:00Z', '2026-01-02'],
])('at %s the last date that is not in the future is %s', (now, date) => {
  jest.useFakeTimers({ now: new Date(now) })
  const { today } = loadContent(resolve('.')).site

  jest.useRealTimers()
  expect(today).toBe(date)
})
