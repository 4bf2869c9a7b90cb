import { linesOf } from '../contentOf.fixture'
import { glossaryWords } from './glossaryWords'

const term = (key: string, words: string) =>
  `  - {key: ${key}, en: ${key}, note: A word., words: ${words}}\n`
const both = '{de: {term: x}, ru: {term: y}}'

it.each([
  ['a whole glossary', `registers: {de: Sie, ru: вы}\nterms:\n${term('mode', both)}`, []],
  [
    'a language without a word',
    `registers: {de: Sie, ru: вы}\nterms:\n${term('mode', '{de: {term: x}}')}`,
    ['3:42  terms.mode.words: "ru" is missing: every language has its word'],
  ],
  [
    'a language that is not there at all, once',
    `registers: {de: Sie}\nterms:\n${term('mode', '{de: {term: x}}')}`,
    ['1:1  registers: "ru" is missing, expected how it addresses the reader'],
  ],
])('%s', (_, glossary, expected) => {
  const lines = linesOf(glossaryWords, { 'glossary.yaml': glossary })
  expect(lines).toEqual(expected.map((line) => `content/glossary.yaml:${line}`))
})
