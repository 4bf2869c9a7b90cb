import type { Locale } from '../../site/locales'

const wordJoiner = '\u2060'
const noBreakSpace = '\u00a0'

/**
 * Prevents breaks within Japanese and Korean words, which Unicode permits after almost every character. In German and
 * Russian, prevents breaks after short words, such as prepositions, and next to dashes.
 */
export function keepWords(text: string, locale: Locale): string {
  switch (locale) {
    case 'de':
    case 'ru':
      return text.replace(/(?<=(?<!\S)\p{Ll}{1,4}) |(?<=—) | (?=—)/gu, noBreakSpace)
    case 'ko':
      return text.replace(/(?<=\S)(?=\p{scx=Hangul})/gu, wordJoiner)
    case 'ja':
      return keepJapaneseWords(text)
    default:
      return text
  }
}

/**
 * Prevents breaks within Japanese words. A particle or an ending stays on the same line as the word before it. Katakana
 * words are not broken, and numbers stay with their counters.
 */
function keepJapaneseWords(text: string): string {
  const words = new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)

  return Array.from(words, ({ segment, index }) => {
    const isEnding = /^\p{sc=Hira}{1,2}$/u.test(segment)
    const isWithinKatakana = /^[\p{sc=Kana}ー\d][\p{sc=Kana}ー]/u.test(text.slice(index - 1))
    const joiner = isEnding || isWithinKatakana ? wordJoiner : ''

    return joiner + Array.from(segment).join(wordJoiner)
  }).join('')
}
