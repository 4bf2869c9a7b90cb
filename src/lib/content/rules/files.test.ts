import { linesOf } from '../contentOf.fixture'
import { files } from './files'

const languages = ['en', 'de', 'ru']
const prose = ['faq', 'privacy', 'refund', 'service']
const complete = Object.fromEntries([
  ['schemas/brand.schema.json', '{}'],
  ['schemas/words.schema.json', '{}'],
  ['schemas/faq-prose.schema.json', '{}'],
  ['schemas/legal-prose.schema.json', '{}'],
  ['site/brand.yaml', 'name: x\n'],
  ['images/call.png', ''],
  ...languages.map((language) => [`locales/${language}/home.json`, '{"a": "b"}']),
  ...languages.flatMap((language) =>
    prose.map((name) => [`prose/${language}/${name}.yaml`, 'a: b\n']),
  ),
]) as Record<string, string>

const without = (pattern: RegExp) =>
  Object.fromEntries(Object.entries(complete).filter(([path]) => !pattern.test(path)))

it.each([
  ['nothing when all are there', complete, []],
  ['a missing fact file', without(/brand\.yaml/), ['site/brand.yaml:1:1  this is missing']],
  ['a missing translation', without(/ru\/home/), ['locales/ru/:1:1  this is missing']],
  ['missing prose', without(/de\/faq/), ['prose/de/faq.yaml:1:1  this is missing']],
  ['a language without prose, once', without(/prose\/de/), ['prose/de/:1:1  this is missing']],
  [
    'a misspelt fact file',
    { ...without(/brand\.yaml/), 'site/brnad.yaml': 'name: x\n' },
    [
      'site/brnad.yaml:1:1  nothing reads a file that is called so and lies here, did you mean "content/site/brand.yaml"?',
      'site/brand.yaml:1:1  this is missing',
    ],
  ],
  [
    'a language that the site does not have',
    { ...complete, 'locales/xx/home.json': '{"a": "b"}' },
    [
      'locales/xx/home.json:1:1  nothing reads a file that is called so and lies here, expected another name or place',
    ],
  ],
  [
    'a stray file',
    { ...complete, 'notes.txt': '' },
    [
      'notes.txt:1:1  nothing reads a file that is called so and lies here, expected another name or place',
    ],
  ],
])('tells %s', (_, texts, expected) => {
  expect(linesOf(files, texts)).toEqual(expected.map((line) => `content/${line}`))
})
