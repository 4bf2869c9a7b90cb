import { memoize } from './data'

/** Returns the code point of a character, such as `U+200B`. */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** The scripts that languages with several scripts combine. */
const combinedScripts: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang'],
  Hans: ['Hani'],
  Hant: ['Hani'],
}

/** Returns the script for a language tag, such as Cyrillic for `ru-RU`. */
export const scriptOf = memoize((tag: string) => {
  const code = new Intl.Locale(tag).maximize().script ?? 'Latn'
  const own = (combinedScripts[code] ?? [code]).map((one) => `\\p{Script=${one}}`).join('')
  const allowed = `${own}\\p{Script=Latin}\\p{Script=Common}\\p{Script=Inherited}`

  return {
    name: new Intl.DisplayNames('en', { type: 'script' }).of(code) ?? code,
    isLatin: code === 'Latn',
    own: new RegExp(`[${own}]`, 'u'),
    /** Matches letters of any other script except Latin. */
    foreign: new RegExp(`[\\p{L}--[${allowed}]]+`, 'v'),
  }
})

/** Frequent English words. Names and quotations in other languages have at most two of them. */
const englishWord =
  /(?<!\p{L})(?:the|and|you|your|with|this|that|from|of|are|is|it|we|our|if|when|have|not|which)(?!\p{L})/gu

/** Returns an error message if a string cannot be in a language. */
export function languageProblem(text: string, tag: string): string | undefined {
  const { name, isLatin, own } = scriptOf(tag)
  const isEnglish = isLatin && new Set(text.toLowerCase().match(englishWord)).size > 2
  const hasWord = /(?:(?=\p{Script=Latin})\p{Ll}){2}/u.test(text)
  if (isEnglish) return 'this is in English, translate it'
  return isLatin || own.test(text) || !hasWord
    ? undefined
    : `this has no ${name} letters, translate it`
}

/** Returns the width of a string in columns: two for each Chinese, Japanese or Korean character, none for marks. */
export function columnsOf(text: string): number {
  const wide = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu
  return text.replace(/\p{Mn}/gu, '').length + (text.match(wide)?.length ?? 0)
}
