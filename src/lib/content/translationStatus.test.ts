import { contentOf } from './contentOf.fixture'
import { shortTextDigest } from './translationRecord'
import { statusReport, translationStatus } from './translationStatus'

const statuses = translationStatus(
  contentOf({
    'glossary.yaml':
      'registers: {}\nterms:\n  - {key: mode, en: mode, note: A mode., words: {de: {term: Modus}}}\n',
    'reviewed-identical.yaml': 'texts: []',
    'translated.json': JSON.stringify({ 'home:a': { [shortTextDigest('One mode')]: 'de' } }),
    'locales/en/home.json': '{"a": "One mode", "b": "Menu", "c": "No", "d": "{{brand.name}}"}',
    'locales/de/home.json': '{"a": "Eine Art", "b": "Menu", "d": "{{brand.name}}"}',
  }),
)

it('counts what a language has, and what is wrong with it', () => {
  expect(statuses).toEqual([
    {
      ...{ language: 'de', keys: 3, words: 3, coverage: 0.5 },
      ...{ identical: 1, glossaryMisses: 1, changed: ['home:b', 'home:c', 'home:d'] },
    },
    {
      ...{ language: 'ru', keys: 0, words: 0, coverage: 0 },
      ...{ identical: 0, glossaryMisses: 0, changed: ['home:a', 'home:b', 'home:c', 'home:d'] },
    },
  ])
})

it('prints a table, and who is behind with which text', () => {
  expect(statusReport(statuses).split('\n')).toEqual([
    '    keys  words  coverage  as English  off glossary  English changed',
    'de     3      3    50.0 %           1             1                3',
    'ru     0      0     0.0 %           0             0                4',
    '',
    'Changed in English since these languages were brought up to date:',
    '  home:b: all',
    '  home:c: all',
    '  home:d: all',
    '  home:a: ru',
  ])
})

it('says so when nobody is behind', () => {
  expect(statusReport(statuses.map((status) => ({ ...status, changed: [] })))).toMatch(
    /\n\nEvery language is up to date with English\.$/,
  )
})
