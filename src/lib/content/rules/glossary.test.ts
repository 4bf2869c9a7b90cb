import { linesOf } from '../contentOf.fixture'
import { glossary } from './glossary'

const terms = `registers: {de: Formal, ru: Formal}
terms:
  - key: credits
    en: credits
    note: Money of the program.
    words: {de: {term: Credits, variants: [credit]}, ru: {term: кредиты, variants: [кредит]}}
  - key: creditPack
    en: credit pack
    variants: [credit packs, packs of credits]
    note: Many at once.
    exceptions:
      - {text: 'home:meta.*', languages: [de], reason: Room is short.}
    words: {de: {term: Credit-Paket}, ru: {term: пакет кредитов}}
  - key: fast
    en: Fast
    note: A mode.
    words: {de: {term: Fast}, ru: {term: Fast}}
`
const miss = (path: string, en: string, term: string) => [
  `${path}: English says "${en}" here, expected "${term}" as the glossary has it`,
]

it.each([
  ['the chosen word', 'Your credits', 'Ihre Credits', []],
  ['a variant', 'Your credits', 'Jeder Credit', []],
  ['another word', 'Your credits', 'Ihr Guthaben', miss('a', 'credits', 'Credits')],
  ['the word in a fact only', 'Your {{credits.number}}', 'Ihr Guthaben', []],
  ['the word in the target of a link only', '[it](/credits/)', '[es](/credits/)', []],
  ['the longer term alone', 'A credit pack', 'Ein Credit-Paket', []],
  ['the longer term otherwise', 'Credit packs', 'Bündel', miss('a', 'credit pack', 'Credit-Paket')],
  ['a part of a word', 'accredits', 'bestätigt', []],
  ['a name', 'Take Fast', 'Nehmen Sie schnell', miss('a', 'Fast', 'Fast')],
  ['an adjective that is no name', 'a fast line', 'eine schnelle Leitung', []],
  ['a no-break space for a space', 'Packs of credits', 'Credit-Paket', []],
])('%s', (_, english, german, expected) => {
  const texts = {
    'glossary.yaml': terms,
    'locales/en/home.json': JSON.stringify({ a: english }),
    'locales/de/home.json': JSON.stringify({ a: german }),
  }
  expect(linesOf(glossary, texts)).toEqual(
    expected.map((line) => `content/locales/de/home.json:1:6  ${line}`),
  )
})

it('excuses what is listed, in the languages that are listed, and keywords', () => {
  const meta = (title: string) => JSON.stringify({ meta: { title, keywords: title } })
  const texts = {
    'glossary.yaml': terms,
    'locales/en/home.json': meta('credit pack'),
    'locales/de/home.json': meta('Bündel'),
    'locales/ru/home.json': meta('набор'),
  }
  expect(linesOf(glossary, texts)).toEqual([
    'content/locales/ru/home.json:1:18  meta.title: English says "credit pack" here, expected "пакет кредитов" as the glossary has it',
  ])
})

it.each([
  ['each paragraph against its own', 'Credits kaufen.\\n\\nGuthaben nutzen.', 1],
  ['paragraphs with spaces between', 'Credits kaufen.\\n  \\nGuthaben nutzen.', 1],
  ['the whole text when they are not as many', 'Guthaben kaufen und Credits nutzen.', 0],
  ['the whole text that has no such word', 'Guthaben kaufen und nutzen.', 1],
])('holds %s', (_, german, count) => {
  const faq = (answer: string) => `entries:\n  - key: modes\n    answer: "${answer}"\n`
  const texts = {
    'glossary.yaml': terms,
    'prose/en/faq.yaml': faq('Buy credits.\\n\\nUse credits.'),
    'prose/de/faq.yaml': faq(german),
  }
  const line =
    'content/prose/de/faq.yaml:3:13  entries.modes.answer: English says "credits" here, expected "Credits" as the glossary has it'
  expect(linesOf(glossary, texts)).toEqual(Array<string>(count).fill(line))
})
