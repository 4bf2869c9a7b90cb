import { proseOnly } from '../../../src/content/placeholders'
import { textsOf, type Content, type Diagnostics, type Rule } from '../content'

/** Rules for what is between words: spaces, punctuation and quotation marks, and slips of typing. */
export const typographyRules: readonly Rule[] = [frenchSpaces, punctuation, typing, pairs]

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
