/** Returns the code point of a character, such as `U+200B`. */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

interface Script {
  /** The script's English name, such as `Cyrillic`. */
  readonly name: string
  readonly isLatin: boolean
  readonly own: RegExp
  /** Matches letters of any other script except Latin. */
  readonly foreign: RegExp
}

const scripts = new Map<string, Script>()
const combinedScripts: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang'],
  Hans: ['Hani'],
  Hant: ['Hani'],
}

/** Returns the script for a language tag, such as Cyrillic for `ru-RU`. */
export function scriptOf(tag: string): Script {
  const known = scripts.get(tag)
  if (known) return known
  const code = new Intl.Locale(tag).maximize().script ?? 'Latn'
  const own = (combinedScripts[code] ?? [code]).map((one) => `\\p{Script=${one}}`).join('')
  const allowed = `${own}\\p{Script=Latin}\\p{Script=Common}\\p{Script=Inherited}`
  const script = {
    name: new Intl.DisplayNames('en', { type: 'script' }).of(code) ?? code,
    isLatin: code === 'Latn',
    own: new RegExp(`[${own}]`, 'u'),
    foreign: new RegExp(`[\\p{L}--[${allowed}]]+`, 'v'),
  }
  scripts.set(tag, script)
  return script
}

/**
 * Frequent English words. A string that contains more than two different ones is in English; names and quotations have
 * fewer.
 */
const englishWord =
  /(?<!\p{L})(?:the|and|you|your|with|this|that|from|of|are|is|it|we|our|if|when|have|not|which)(?!\p{L})/gu

/** Returns the reason why a string cannot be in a language; undefined if the string may be in that language. */
export function languageProblem(text: string, tag: string): string | undefined {
  const { name, isLatin, own } = scriptOf(tag)
  if (isLatin) {
    const words = text.toLowerCase().match(englishWord)
    return new Set(words).size > 2 ? 'this is in English' : undefined
  }
  const hasWord = /(?:(?=\p{Script=Latin})\p{Ll}){2}/u.test(text)
  return own.test(text) || !hasWord ? undefined : `this has no ${name} letters`
}

/**
 * Returns the width of a string in columns. Chinese, Japanese and Korean characters take two columns, combining marks
 * none.
 */
export function columnsOf(text: string): number {
  const wide = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu
  return text.replace(/\p{Mn}/gu, '').length + (text.match(wide)?.length ?? 0)
}
