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
  arabicLetters,
  frenchSpaces,
  punctuation,
  typing,
  pairs,
  address,
  keywords,
]

const hidden =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u2028-\u202e\ufeff\ufffd\ue000-\uf8ff]|\p{Cs}/u
/** Letters and digits of another width, ligatures, and the shapes of joined Arabic letters. */
const otherForm =
  /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff66-\uff9f\uffa0-\uffdc\ufb00-\ufdff\ufe70-\ufefc]+/
const misread = /â€|[ÃÂ][\u00a1-\u00bf]|(?<!\/\S*)\p{L}\?\p{L}/u

/** Characters that a text cannot contain, and what to do about those that were found. */
const faultyCharacters: readonly (readonly [RegExp, (found: string) => string])[] = [
  [hidden, (found) => `found the invisible character ${codePoint(found)}, delete it`],
  [
    otherForm,
    (found) =>
      `"${found}" has another form than the usual letters, type "${found.normalize('NFKC')}"`,
  ],
  [misread, (found) => `"${found}" was saved in a wrong encoding, type it again`],
]

/** Reports empty strings, outer spaces, and characters that are invisible, combined, in another form or misread. */
function* characters(content: Content): Diagnostics {
  for (const { value, diagnostic } of textsOf(content)) {
    const [fault] = faultyCharacters.flatMap(([pattern, advice]) => {
      const found = pattern.exec(value)?.[0]

      return found ? { found, advice: advice(found) } : []
    })

    if (fault) yield diagnostic(fault.advice, fault.found)
    else if (value !== value.normalize('NFC'))
      yield diagnostic('an accent is a character of its own, type the letter again')
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

/** Replaces what is no sentence with spaces: placeholders, code and URLs. All other characters keep their place. */
function sentencesOnly(text: string): string {
  return proseOnly(text).replace(codeAndUrls, (found) => ' '.repeat(found.length))
}

/** Reports French punctuation that a line break may separate from its words, because it has a plain space or none. */
function* frenchSpaces(content: Content): Diagnostics {
  const facts = textsOf(content, ['site']).filter(({ path }) => path.at(-1) === 'fr')

  for (const { value, diagnostic } of [...textsOf(content, ['locales', 'prose'], 'fr'), ...facts]) {
    const text = sentencesOnly(value)
    const found = breakable.exec(text)
    if (!found) continue
    const part = value.slice(found.index, found.index + found[0].length)

    yield diagnostic(`"${part}" needs a no-break space (U+00A0) at its punctuation`, part)
  }
}

const arabicMark = /[؟،؛]/u
const fullWidthMark = /[\u3001\u3002\uff01-\uff1f]/u
const foreignMarks = [arabicMark, fullWidthMark]

/** Match quotation marks that a language never has. Those of a quotation inside another one may differ. */
const wrongQuotationMarks: Readonly<Record<string, RegExp>> = {
  ar: /(?<!«[^»]*)[“”„]/u,
  de: /[”«»]/u,
  fr: /(?<!«[^»]*)[“”„]/u,
  ru: /(?<!«[^»]*)[“”„]/u,
}
const guillemetsAndLowMarks = /[„«»]/u

/** Match what a language never writes, with the letter before it. Arabic and Japanese have punctuation of their own. */
const wrongPunctuation: Readonly<Record<string, readonly RegExp[]>> = {
  ar: [/\p{Script=Arabic}\p{M}*[?,;]/u, fullWidthMark],
  ja: [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][?!,;.]/u, arabicMark],
  // A question or exclamation without its sign at the start.
  es: [/(?:^|[?])[^¿?]*\?/u, /(?:^|[!])[^¡!]*!/u, ...foreignMarks],
}

/** Strings in which punctuation is no part of the language: lists of search terms, and the prompts of systems. */
const unpunctuated = ['meta.keywords', 'prompt.']

/** Reports punctuation of another language, such as `?` instead of `؟`. */
function* punctuation(content: Content): Diagnostics {
  for (const { document, value, path, diagnostic } of textsOf(content, ['locales', 'prose'])) {
    if (unpunctuated.some((name) => path.join('.').startsWith(name))) continue
    const language = document.language ?? ''
    const marks = wrongQuotationMarks[language] ?? guillemetsAndLowMarks
    const patterns = [...(wrongPunctuation[language] ?? foreignMarks), marks]
    const prose = proseOnly(value)
    const [part] = patterns.flatMap((pattern) => pattern.exec(prose)?.[0].slice(-12) ?? [])

    if (part) yield diagnostic(`"${part}" has the punctuation of another language`, part)
  }
}

/** Matches a word twice, but for pronouns and verbs that may stand twice in a sentence. */
const repeatedWord =
  /(?<![\p{L}\p{M}’-])(?!(?:nous|vous|that|had|die|das|der|sie) )(\p{L}{2,}) \1(?![\p{L}\p{M}’-])/iu

/** In these languages, a repeated word can be right. */
const repeatingLanguages = ['ar', 'id', 'ja', 'ko', 'vi']

/** Slips of typing: a pattern, and what is expected instead. A language may be free of one. */
const slips: readonly (readonly [RegExp, string, languages?: readonly string[]])[] = [
  [/\S*'\S*/u, 'a typographic apostrophe or quotation mark'],
  [/\S*"\S*/u, 'the quotation marks of the language'],
  [/\S*\.{3}/u, 'one character, …'],
  [/\S+ [,.](?=\s|$)/u, 'no space before it'],
  [/\S+ [;:!?](?=\s|$)/u, 'no space before it', ['fr']],
  [repeatedWord, 'this word once', repeatingLanguages],
]

/** Reports what a keyboard gives instead of typographic characters, and slips of typing. */
function* typing(content: Content): Diagnostics {
  for (const { document, value, diagnostic } of textsOf(content, ['locales', 'prose'])) {
    const text = sentencesOnly(value)

    for (const [pattern, expected, exceptions = []] of slips) {
      const part = exceptions.includes(document.language ?? '') ? null : pattern.exec(text)

      if (part) yield diagnostic(`found "${part[0]}", expected ${expected}`, part[0])
    }
  }
}

/** Brackets and quotation marks that open and close: those of all languages, and those of some. */
const pairsOfAll = ['()', '（）', '「」', '«»']
const pairsOf: Readonly<Record<string, readonly string[]>> = { de: ['„“'] }
const curlyQuotes = ['“”']

/** Reports brackets and quotation marks that are not closed, or not opened. */
function* pairs(content: Content): Diagnostics {
  for (const { document, value, diagnostic } of textsOf(content, ['locales', 'prose'])) {
    const text = sentencesOnly(value)
    const own = pairsOf[document.language ?? ''] ?? curlyQuotes

    for (const [opening = '', closing = ''] of [...pairsOfAll, ...own])
      if (text.split(opening).length !== text.split(closing).length)
        yield diagnostic(`expected as many "${opening}" as "${closing}"`)
  }
}

/** Match words with which a language addresses a friend. The site addresses visitors formally in these languages. */
const informalWords: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?)(?!\p{L})/iu,
  fr: /(?<![\p{L}-])(?:tu|toi|tes)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:ты|тебя|тебе|тво(?:й|я|ё|и|его|ей))(?!\p{L})/iu,
}

/** Reports an informal address in languages in which the site is formal. */
function* address(content: Content): Diagnostics {
  for (const [language, pattern] of Object.entries(informalWords))
    for (const { path, value, diagnostic } of textsOf(content, ['locales', 'prose'], language)) {
      // The prompts of systems have their own words.
      if (path[0] === 'prompt') continue

      const part = pattern.exec(proseOnly(value))?.[0]

      if (part) yield diagnostic(`"${part}" is informal, address visitors as in other texts`, part)
    }
}

/** Reports search terms that are twice in a list. */
function* keywords(content: Content): Diagnostics {
  for (const { path, value, diagnostic } of textsOf(content, ['locales'])) {
    if (path.join('.') !== 'meta.keywords') continue

    const terms = value.split(/[,،、]\s*/u).map((term) => term.toLowerCase())
    const repeated = terms.find((term, index) => terms.indexOf(term) !== index)

    if (repeated) yield diagnostic(`"${repeated}" is twice in this list, delete one`)
  }
}
