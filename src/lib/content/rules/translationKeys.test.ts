import { linesOf } from '../contentOf.fixture'
import { translationKeys } from './translationKeys'

const english = '{\n  "a": "x",\n  "b": {\n    "title": "y",\n    "lead": "z"\n  }\n}'

it.each([
  ['the same', english, []],
  ['another order', '{"b": {"lead": "z", "title": "y"}, "a": "x"}', []],
  [
    'a missing text',
    '{\n  "b": {"title": "y", "lead": "z"}\n}',
    ['de/home.json:1:1  "a" is missing: English has it here'],
  ],
  ['a missing group', '{"a": "x"}', ['de/home.json:1:1  "b" is missing: English has it here']],
  [
    'a text missing in a group',
    '{\n  "a": "x",\n  "b": {"title": "y"}\n}',
    ['de/home.json:3:3  b: "lead" is missing: English has it here'],
  ],
  [
    'a text too many',
    english.replace('"a"', '"extra": "x", "a"'),
    ['de/home.json:2:3  extra: English has no "extra" here, expected it there or not here'],
  ],
  [
    'a misspelt name',
    english.replace('lead', 'laed'),
    ['de/home.json:5:5  b.laed: English has no "laed" here, did you mean "lead"?'],
  ],
  [
    'a text for a group',
    '{"a": "x", "b": "y"}',
    ['de/home.json:1:17  b: English has a group of words here, expected the same'],
  ],
  [
    'a group for a text',
    '{"a": {"c": "x"}, "b": {"title": "y", "lead": "z"}}',
    ['de/home.json:1:2  a: English has one text here, expected the same'],
  ],
])('%s', (_, german, expected) => {
  const texts = { 'locales/en/home.json': english, 'locales/de/home.json': german }
  expect(linesOf(translationKeys, texts)).toEqual(expected.map((line) => `content/locales/${line}`))
})

it('asks English for what all other languages have', () => {
  const texts = {
    'locales/en/home.json': '{"b": {"title": "y", "lead": "z"}}',
    'locales/de/home.json': english,
    'locales/ru/home.json': english,
  }
  expect(linesOf(translationKeys, texts)).toEqual([
    'content/locales/en/home.json:1:1  "a" is missing: most other languages have it',
  ])
})

it('asks English why it has another name than all other languages', () => {
  const texts = {
    'locales/en/home.json': english.replace('lead', 'laed'),
    'locales/de/home.json': english,
    'locales/ru/home.json': english,
  }
  expect(linesOf(translationKeys, texts)).toEqual([
    'content/locales/en/home.json:5:5  b.laed: most other languages have no "laed" here, did you mean "lead"?',
  ])
})

it('compares the items of prose by their keys, in any order', () => {
  const entry = (key: string) => `  - key: ${key}\n    question: q\n`
  const texts = {
    'prose/en/faq.yaml': `entries:\n${entry('modes')}${entry('plans')}`,
    'prose/de/faq.yaml': `entries:\n${entry('plans')}${entry('other')}`,
  }
  expect(linesOf(translationKeys, texts)).toEqual([
    'content/prose/de/faq.yaml:4:5  entries.other.key: English has no "other" here, expected it there or not here',
    'content/prose/de/faq.yaml:1:1  entries: "modes" is missing: English has it here',
  ])
})

const [title, lead] = ['"title": "y"', '"lead": "z"']

it.each([
  [
    'what all other languages lack',
    `{"b": {${title}}}`,
    `{"b": {${title}}}`,
    [
      'de/home.json:1:1  "a" is missing: English has it here',
      'de/home.json:1:2  b: "lead" is missing: English has it here',
      'ru/home.json:1:1  "a" is missing: English has it here',
      'ru/home.json:1:2  b: "lead" is missing: English has it here',
    ],
  ],
  [
    'what only half of the other languages have',
    english,
    `{"a": "x", "new": "x", "b": {${title}, ${lead}}}`,
    ['ru/home.json:1:12  new: English has no "new" here, expected it there or not here'],
  ],
  [
    'what two languages call the same in two places',
    `{"a": "x", "new": "x", "b": {${title}, ${lead}}}`,
    `{"a": "x", "b": {${title}, ${lead}, "new": "x"}}`,
    [
      'de/home.json:1:12  new: English has no "new" here, expected it there or not here',
      'ru/home.json:1:45  b.new: English has no "new" here, expected it there or not here',
    ],
  ],
])('does not ask English for %s', (_, german, russian, expected) => {
  const texts = {
    'locales/en/home.json': english,
    'locales/de/home.json': german,
    'locales/ru/home.json': russian,
  }
  expect(linesOf(translationKeys, texts)).toEqual(expected.map((line) => `content/locales/${line}`))
})
