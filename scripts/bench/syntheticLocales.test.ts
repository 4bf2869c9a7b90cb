import { syntheticCodes, withCopies, withLocales } from './syntheticLocales'

test('codes are those of two letters that are left', () => {
  expect(syntheticCodes(3, ['aa', 'ac'])).toEqual(['ab', 'ad', 'ae'])
  // Arabic and Belarusian have more forms to count with than German.
  expect(syntheticCodes(600, ['de'])).not.toEqual(expect.arrayContaining(['ar', 'be']))
  expect(new Set(syntheticCodes(588, ['de'])).size).toBe(588)
  expect(() => syntheticCodes(676, ['de'])).toThrow('676')
})

test('a language is a line like the model', () => {
  const source = "export const locales = {\n  de: { name: 'Deutsch' },\n  es: {},\n}\n"
  expect(withLocales(source, ['zz'])).toBe(
    "export const locales = {\n  de: { name: 'Deutsch' },\n  zz: { name: 'Deutsch' },\n  es: {},\n}\n",
  )
  expect(() => withLocales('nothing', [])).toThrow('no line for de')
})

test('what the model has, its copies have, at any depth', () => {
  expect(
    withCopies({ words: { de: { term: 'Tausch' }, es: 1 }, languages: ['de', 'es'] }, ['zz']),
  ).toEqual({
    words: { de: { term: 'Tausch' }, es: 1, zz: { term: 'Tausch' } },
    languages: ['de', 'es', 'zz'],
  })
})
