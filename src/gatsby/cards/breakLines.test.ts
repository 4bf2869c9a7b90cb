import { breakLines } from './breakLines'

const signs = (text: string) => Array.from(text).length

test.each<[string, number, 'en' | 'ja', string[]]>([
  ['one two', 20, 'en', ['one two']],
  ['one two three four', 9, 'en', ['one two', 'three', 'four']],
  // As long as each other, and not one long line with a short one below it.
  ['aaa bbb ccc ddd', 11, 'en', ['aaa bbb', 'ccc ddd']],
  ['a b\u00a0: c', 4, 'en', ['a', 'b\u00a0:', 'c']],
  ['サブスクリプションか、続ける', 11, 'ja', ['サブスクリプションか、', '続ける']],
  ['顔を「変える」アプリ', 5, 'ja', ['顔を', '「変える」', 'アプリ']],
])('"%s" in %i signs', (text, width, locale, lines) => {
  expect(breakLines(text, width, locale, signs)).toEqual(lines)
})

test('a word that no line can hold is told', () => {
  expect(() => breakLines('incomprehensible', 5, 'en', signs)).toThrow(RangeError)
})
