import { termsIn, wordsMissing, type GlossaryTerm } from './glossary'

const term = (en: string, ...variants: string[]): GlossaryTerm => ({
  ...{ key: en, en, note: 'A word.', words: {} },
  ...(variants.length > 0 && { variants }),
})
const glossary = {
  registers: {},
  terms: [term('credit', 'credits'), term('credit pack'), term('Fast'), term('frame')],
}

it.each([
  ['A credit pack', ['credit pack']],
  ['A credit, then a credit pack', ['credit', 'credit pack']],
  ['Credits and CREDITS', ['credit']],
  ['Fast frames', ['Fast']],
  ['a fast frame', ['frame']],
  ['accredit 5credit créditcredit', []],
  ['{{business.credit}} [it](/credit/)', []],
  ['credit5', ['credit']],
])('finds the terms of %j', (text, found) => {
  expect(termsIn(glossary, text).map(({ en }) => en)).toEqual(found)
  expect(termsIn(glossary, text).map(({ en }) => en)).toEqual(found)
})

it.each([
  ['the term', 'Ihre CREDITS', []],
  ['a variant', 'Ihr Guthaben', []],
  ['neither', 'Ihr Geld', ['Credits']],
  ['a placeholder', '{{a.credits}}', ['Credits']],
])('finds %s', (_, text, missing) => {
  const words = [{ term: 'Credits', variants: ['guthaben'] }]
  expect(wordsMissing(words, text).map(({ term: word }) => word)).toEqual(missing)
})

it.each([
  ['vowel signs', 'وَضْع', 'وضع'],
  ['a lengthened letter', 'وضـع', 'وضع'],
  ['a soft hyphen', 'Gut\u00adhaben', 'Guthaben'],
  ['a no-break space', 'mode\u00a0rapide', 'mode rapide'],
  ['a curved apostrophe', 'l’image', "l'image"],
  ['an apostrophe that is a letter', 'lʼimage', "l'image"],
  ['a letter and its accent apart', 'cre\u0301dit', 'crédit'],
])('does not mind %s', (_, one, other) => {
  expect(wordsMissing([{ term: one }], other)).toEqual([])
  expect(wordsMissing([{ term: other }], one)).toEqual([])
})
