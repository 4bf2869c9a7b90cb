import {
  proseOnly,
  runtimePlaceholdersIn,
  withoutPlaceholders,
} from '../../../src/content/placeholders'
import { codePoint, scriptOf } from '../characters'
import { textsOf, type Content, type Diagnostics, type Rule } from '../content'
import { markdownOf, nodesIn } from '../markdown'

export const textsRules: readonly Rule[] = [
  characters,
  plainTexts,
  braces,
  script,
  frenchSpaces,
  punctuation,
]

const hidden =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u2028-\u202e\ufeff\ufffd\ue000-\uf8ff]|\p{Cs}/u
const misread = /â€|[ÃÂ][\u00a1-\u00bf]|(?<!\/\S*)\p{L}\?\p{L}/u

/** Reports empty strings, outer spaces, and characters that are invisible, combined or in a wrong encoding. */
function* characters(content: Content): Diagnostics {
  for (const { value, diagnostic } of textsOf(content)) {
    const part = hidden.exec(value)?.[0]
    const wrong = misread.exec(value)?.[0]
    if (part) yield diagnostic(`found the invisible character ${codePoint(part)}, delete it`, part)
    else if (value !== value.normalize('NFC'))
      yield diagnostic('an accent is a character of its own, type the letter again')
    else if (wrong)
      yield diagnostic(`"${wrong}" was saved in a wrong encoding, type it again`, wrong)
    else if (value.trim() === '') yield diagnostic('this is empty, expected a text')
    else if (/^\s|[^\S\n]$/.test(value))
      yield diagnostic('this starts or ends with a space, delete it')
  }
}

/** Patterns for markup and other content that does not belong in plain text, each with a name for the error message. */
const markup: readonly (readonly [RegExp, string])[] = [
  [/\*\*|(?<!\w)__|~~|`|\]\(|\[\^|^\[[ x]\] |^#{1,6} |^[-*•](?= |$)|^\|/m, 'Markdown'],
  [/<\/?[a-z][^<>]*>|<!--/i, 'HTML'],
  [/&(#\d+|#x[\da-f]+|[a-z]+\d*);/i, 'an HTML entity'],
  [/\$t\(/, 'a reference to another text'],
  [/https?:\/\/|www\./i, 'a URL, which belongs in content/site/'],
  [/\b(?:TODO|FIXME|TBD|XXX)\b|[Ll]orem ipsum/, 'unfinished'],
]

/** Reports markup in plain text, URLs outside the facts, and unfinished strings. */
function* plainTexts(content: Content): Diagnostics {
  for (const text of textsOf(content, ['locales', 'prose', 'site'])) {
    if (text.document.folder === 'site' && text.value.startsWith('https://')) continue
    const root = markdownOf(text)
    const plain = root
      ? nodesIn(root).flatMap((node) => (node.type === 'text' ? node : []))
      : [text]
    const fix = root ? 'check the Markdown around it' : 'expected plain text'

    for (const { value } of plain)
      for (const [pattern, name] of markup) {
        const part = pattern.exec(withoutPlaceholders(value))?.[0]
        if (part) yield text.diagnostic(`"${part}" is ${name}, ${fix}`, part)
      }
  }
}

/** Reports braces outside placeholders, placeholders in facts, and placeholders in prose that the browser replaces. */
function* braces(content: Content): Diagnostics {
  for (const { document, value, diagnostic } of textsOf(content, ['locales', 'prose', 'site'])) {
    const brace = /[{}]+/.exec(document.folder === 'site' ? value : withoutPlaceholders(value))
    const [runtime] = document.folder === 'prose' ? runtimePlaceholdersIn(value) : []
    const found = brace?.[0] ?? runtime
    if (found === undefined) continue
    const [part] = value.slice(brace?.index ?? value.indexOf(found)).split('\n')

    yield diagnostic(`"${found}" is not a placeholder, expected one such as {{brand.name}}`, part)
  }
}

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

/** Matches French punctuation without a no-break space, with the word before or after it. Times may have no space. */
const breakable =
  /\S* ?(?<![\u00a0\u202f(?!])[;?!»]|\S* ?(?<![\u00a0\u202f])(?<!\d(?=:\d)):|«(?![\u00a0\u202f]) ?\S*/u
const codeAndUrls = /`[^`]*`|https?:\/\/\S+/g

/** Reports French punctuation that a line break may separate from its words, because it has a plain space or none. */
function* frenchSpaces(content: Content): Diagnostics {
  const facts = textsOf(content, ['site']).filter(({ path }) => path.at(-1) === 'fr')

  for (const { value, diagnostic } of [...textsOf(content, ['locales', 'prose'], 'fr'), ...facts]) {
    const text = proseOnly(value).replace(codeAndUrls, (found) => ' '.repeat(found.length))
    const found = breakable.exec(text)
    if (!found) continue
    const part = value.slice(found.index, found.index + found[0].length)

    yield diagnostic(`"${part}" needs a no-break space (U+00A0) at its punctuation`, part)
  }
}

const arabicMark = /[؟،؛]/u
const fullWidthMark = /[\u3001\u3002\uff01-\uff1f]/u
const foreignMarks = [arabicMark, fullWidthMark]

/** Match what a language never writes, with the letter before it. Arabic and Japanese have punctuation of their own. */
const wrongPunctuation: Readonly<Record<string, readonly RegExp[]>> = {
  ar: [/\p{Script=Arabic}\p{M}*[?,;]/u, fullWidthMark],
  ja: [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][?!,;]/u, arabicMark],
  // A question or exclamation without its sign at the start.
  es: [/(?:^|[?])[^¿?]*\?/u, /(?:^|[!])[^¡!]*!/u, ...foreignMarks],
}

/** Strings in which punctuation is no part of the language: lists of search terms, and the prompts of systems. */
const unpunctuated = ['meta.keywords', 'prompt.']

/** Reports punctuation of another language, such as `?` instead of `؟`. */
function* punctuation(content: Content): Diagnostics {
  for (const { document, value, path, diagnostic } of textsOf(content, ['locales', 'prose'])) {
    if (unpunctuated.some((name) => path.join('.').startsWith(name))) continue
    const patterns = wrongPunctuation[document.language ?? ''] ?? foreignMarks
    const prose = proseOnly(value)
    const [part] = patterns.flatMap((pattern) => pattern.exec(prose)?.[0].slice(-12) ?? [])

    if (part) yield diagnostic(`"${part}" has the punctuation of another language`, part)
  }
}
