import { linesOf } from '../contentOf.fixture'
import { script } from './script'

it.each([
  ['Cyrillic in Russian', 'ru', 'Скачать для Windows', undefined],
  ['a name alone', 'ru', 'Discord', undefined],
  ['a fact alone', 'ru', '{{brand.name}} {{contact.email}}', undefined],
  ['a name with a hyphen', 'ru', 'GIF-файл', undefined],
  ['some Latin names', 'ru', 'Через OBS Studio или Apple TV', undefined],
  ['Latin only', 'ru', 'Download for Windows', 'this has no Cyrillic letters, expected some'],
  [
    'a Latin sentence in between',
    'ru',
    'Скачайте. Open the file first. Всё.',
    '"Open the file first" is not written in Cyrillic letters',
  ],
  [
    'a Latin letter in a Cyrillic word',
    'ru',
    'кpедит',
    '"кpедит" mixes Latin and Cyrillic letters that look alike',
  ],
  ['letters of a third script', 'ru', 'Слово 写真', '"写真" is not written in Cyrillic letters'],
  ['a sentence in German', 'de', 'Das ist ein langer Satz', undefined],
  ['Latin in German', 'de', 'Größer – “so” … 5 µ²', undefined],
  ['Cyrillic in German', 'de', 'Das Wоrt', '"о" is not written in Latin letters'],
  ['Cyrillic in English', 'en', 'The wоrd', '"о" is not written in Latin letters'],
])('%s', (_, language, text, problem) => {
  const lines = linesOf(script, { [`locales/${language}/home.json`]: JSON.stringify({ a: text }) })
  expect(lines).toEqual(problem === undefined ? [] : [expect.stringContaining(`a: ${problem}`)])
})

it('leaves the keys of prose and the targets of links alone', () => {
  const faq = 'entries:\n  - key: deleteMyAccount\n    answer: "[Да](/go/to/some/where/else/)"\n'
  expect(linesOf(script, { 'prose/ru/faq.yaml': faq })).toEqual([])
})

it.each([
  ['a third language', 'Kontakt', ['this has no Cyrillic letters and is not what English says']],
  ['a name as in English', 'Discord', []],
  ['an abbreviation', 'OS', []],
  ['a number', '2: {{a.b}}', []],
  ['a name with a word', 'Приложение Discord', []],
  ['two words, once', 'Kontakt Formular', ['a: this has no Cyrillic letters, expected some']],
])('tells %s in a single word', (_, translated, expected) => {
  const lines = linesOf(script, {
    'locales/en/home.json': '{"a": "Discord"}',
    'locales/ru/home.json': JSON.stringify({ a: translated }),
  })
  expect(lines).toEqual(expected.map((words) => expect.stringContaining(words) as string))
})

it('expects no other letters in a language with Latin ones', () => {
  const texts = {
    'locales/en/home.json': '{"a": "Menu"}',
    'locales/de/home.json': '{"a": "Karte"}',
  }
  expect(linesOf(script, texts)).toEqual([])
})

it('reads prose, too, and tells where in the text it stands', () => {
  expect(linesOf(script, { 'prose/de/faq.yaml': 'a: Das Wоrt\n' })).toEqual([
    'content/prose/de/faq.yaml:1:9  a: "о" is not written in Latin letters',
  ])
})
