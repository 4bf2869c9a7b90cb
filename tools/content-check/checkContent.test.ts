import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { checkContent, loadContent } from './checkContent'
import { errorsIn, expectError, strings, type Texts } from './errors.fixture'

test('accepts text to which no rule applies', () => {
  const release = { fileName: 'App.exe', bytes: null, sha256: null }
  const errors = errorsIn({
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
    'site/releases.json': JSON.stringify({
      files: [
        {
          key: 'file',
          version: '1.10.0',
          ...release,
          previous: [{ version: '1.9.0', ...release }],
        },
      ],
    }),
  })

  expect(
    errors.filter((error) => !/is missing|first line|has no "|nothing reads/.test(error)),
  ).toEqual([])
})

test.each([
  {
    where: 'the order of the questions',
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
    where: 'the English questions',
    texts: {
      'site/faq.yaml': 'price: [modes]\n',
      'prose/en/faq.yaml': 'entries: [{ key: mode }]\n',
      'prose/de/faq.yaml': 'entries: [{ key: modes }]\n',
      'prose/ru/faq.yaml': 'entries: [{ key: modes }]\n',
    },
    expected:
      'content/prose/en/faq.yaml:1:13  entries.mode.key: most other languages have no "mode" here, did you mean "modes"?',
  },
])('reports a misspelt key in $where once', ({ texts, expected }) => {
  const found = errorsIn(texts).filter((error) => /modes?"/.test(error))

  expect(found).toEqual([expected])
})

test.each(['{business.days}', '{{business.days}', '{ business.days }}'])(
  'reports the braces of %s before the length of the text',
  (source) =>
    expectError(
      `locales/en/home.json:1:36  meta.description: found ${source}, expected {{business.days}}`,
      { 'locales/en/home.json': JSON.stringify({ meta: { description: `Swap faces ${source}` } }) },
    ),
)

test.each<[string, Texts]>([
  ['a fact', { 'site/brand.yaml': 'name: "\n', ...strings('{{brand.name}}', '{{brand.name}}') }],
  ['English', { 'site/brand.yaml': 'name: A\n', ...strings('{{brand.nam}}', '{{brand.name}}') }],
])('reports no error in a translation that results from one in %s', (_, texts) => {
  const errors = errorsIn(texts)

  expect(errors.filter((error) => error.includes('de/home.json'))).toEqual([])
})

/** Checks the content of the site after changes in files in content/site/, each from one text to another. */
function checkWith(changes: Readonly<Record<string, readonly [from: string, to: string]>>) {
  const edited = Object.entries(changes).map(([file, [from, to]]) => {
    const path = `content/site/${file}`

    return [path, readFileSync(path, 'utf8').replace(from, to)] as const
  })

  return checkContent(resolve('.'), Object.fromEntries(edited))
}

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

  const { errors } = checkWith(changes)

  const files = new Set(errors.map((line) => line.replace(/:.*/, '')))

  expect([...files]).toEqual(Object.keys(changes).map((file) => `content/site/${file}`))
})

test.each([
  ['{ amount: 9.99, currency: USX, period: month }', 'currency: found "USX", expected the three-l'],
  ['{ amount: 9.999, currency: USD, period: month }', 'amount: found 9.999, expected at most two'],
  ['{ amount: 9.99, currency: JPY, period: month }', 'amount: found 9.99, expected a whole number'],
  ['{ amount: 9,99, currency: USD, period: month }', '99: there is no key "99" here; a decimal nu'],
  ['$9.99', 'found "$9.99", expected a group or null: the price'],
])('reports once the price %s', (price, message) => {
  const { errors } = checkWith({ 'plans.yaml': ['price: null', `price: ${price}`] })

  expect(errors).toEqual([expect.stringContaining(message)])
})

test('reports once a value that violates several rules for its form', () => {
  const { errors } = checkWith({ 'contact.yaml': ['discord: https://', 'discord: '] })

  expect(errors).toEqual([expect.stringContaining('expected the URL of the Discord server')])
})

test('reports a missing main file once', () => {
  const { errors } = checkWith({ 'releases.json': ['"macImage"', '"windowsSetup2"'] })

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
