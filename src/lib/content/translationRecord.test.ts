import {
  changedTexts,
  shortTextDigest,
  markTranslated,
  type TranslationRecord,
} from './translationRecord'

const english = (texts: Record<string, string>) => new Map(Object.entries(texts))
const [old, now] = [shortTextDigest('old'), shortTextDigest('now')]

it('makes short digests that differ with the text', () => {
  expect(old).toMatch(/^[0-9a-f]{8}$/)
  expect(old).not.toBe(now)
})

it.each<[string, TranslationRecord, string[]]>([
  ['the present text', { 'a:b': { [now]: 'de ru' } }, []],
  ['an older text', { 'a:b': { [old]: 'de', [now]: 'ru' } }, ['a:b']],
  ['no text yet', {}, ['a:b']],
])('a language that follows %s', (_, record, expected) => {
  expect(changedTexts(record, english({ 'a:b': 'now' }), 'de')).toEqual(expected)
})

it.each<[string, TranslationRecord, string[], TranslationRecord]>([
  ['the first language', {}, ['de'], { 'a:b': { [now]: 'de' } }],
  ['one more', { 'a:b': { [now]: 'ru' } }, ['de'], { 'a:b': { [now]: 'de ru' } }],
  [
    'one of those behind',
    { 'a:b': { [old]: 'de ru' } },
    ['de'],
    { 'a:b': { [old]: 'ru', [now]: 'de' } },
  ],
  ['the last one behind', { 'a:b': { [old]: 'de' } }, ['de'], { 'a:b': { [now]: 'de' } }],
  ['all', { 'a:b': { [old]: 'de' } }, ['ru', 'de'], { 'a:b': { [now]: 'de ru' } }],
  ['with a text that is gone', { 'a:c': { [old]: 'de' } }, ['de'], { 'a:b': { [now]: 'de' } }],
])('marks %s', (_, record, languages, expected) => {
  expect(markTranslated(record, english({ 'a:b': 'now' }), languages)).toEqual(expected)
})
