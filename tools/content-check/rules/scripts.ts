import { proseOnly } from '../../../src/content/placeholders'
import { scriptOf } from '../characters'
import { textsOf, type Content, type Diagnostics, type Rule } from '../content'

/** Rules for the letters of a language. */
export const scriptsRules: readonly Rule[] = [script, arabicLetters]

/** Matches four or more consecutive words in Latin script: a sentence, not the name of a product. */
const latinSentence =
  /\p{Script=Latin}[\p{Script=Latin}'’-]*(?:,? \p{Script=Latin}[\p{Script=Latin}'’-]*){3,}/u
const mixedWord =
  /\p{L}*(?:\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic})\p{L}*/u

/** Reports strings in the wrong script. Product names may be in Latin script in every language. */
function* script(content: Content): Diagnostics {
  for (const [language, { intl }] of Object.entries(content.site.locales)) {
    const { name, isLatin, foreign } = scriptOf(intl)
    const untranslated = isLatin ? [foreign] : [foreign, latinSentence]

    for (const { value, diagnostic } of textsOf(content, ['locales', 'prose'], language)) {
      const text = proseOnly(value)
      const mixed = isLatin ? undefined : firstMatch(text, [mixedWord])
      const part = firstMatch(text, untranslated)
      if (mixed) yield diagnostic(`"${mixed}" mixes Latin and Cyrillic letters`, mixed)
      else if (part) yield diagnostic(`"${part}" is not in ${name} script, translate it`, part)
    }
  }
}

/** Returns what the first of the patterns that matches a text finds in it. */
function firstMatch(text: string, patterns: readonly RegExp[]): string | undefined {
  return patterns.map((pattern) => pattern.exec(text)?.[0]).find((part) => part !== undefined)
}

/** Letters of Persian and Urdu that look like Arabic ones, but are not found by a search for them. */
const persianLetters: Readonly<Record<string, string>> = {
  '\u06cc': '\u064a',
  '\u06a9': '\u0643',
  '\u06c1': '\u0647',
  '\u06be': '\u0647',
}
const persianLetter = new RegExp(`[${Object.keys(persianLetters).join('')}]`)

/** Reports letters that only look like those of the Arabic keyboard. */
function* arabicLetters(content: Content): Diagnostics {
  for (const { value, diagnostic } of textsOf(content, ['locales', 'prose'], 'ar')) {
    const letter = persianLetter.exec(value)?.[0]

    if (letter)
      yield diagnostic(`"${letter}" is a Persian letter, type "${persianLetters[letter]}"`, letter)
  }
}
