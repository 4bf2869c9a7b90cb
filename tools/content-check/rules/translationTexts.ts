import { proseOnly } from '../../../src/content/placeholders'
import { contentFacts, type Content, type Diagnostics, type Rule } from '../content'
import { scalarsIn } from '../data'
import { blocksOf, linksIn, sourceOf } from '../markdown'
import { misplacedTexts } from '../translationRecord'
import { translatedTexts } from '../translations'

/** Rules for what a translation says: its links and paragraphs, and what it names. */
export const translationTextsRules: readonly Rule[] = [
  translationLinks,
  translationBlocks,
  translationsOfOthers,
  literalFacts,
  names,
  endings,
]

/** Reports links that a translation lacks, or that English does not have. */
function* translationLinks(content: Content): Diagnostics {
  for (const text of translatedTexts(content)) {
    const wanted = linksIn(text.english).map(({ url }) => url)
    const found = linksIn(text)

    for (const url of wanted)
      if (!found.some((link) => link.url === url))
        yield text.diagnostic(`the link to ${url} is missing, add it as in English`)
    for (const link of found)
      if (!wanted.includes(link.url))
        yield text.diagnostic(`English has no link to ${link.url}`, sourceOf(link, text))
  }
}

/** Reports long texts with other paragraphs or list items than in English, because one is missing or twice. */
function* translationBlocks(content: Content): Diagnostics {
  for (const text of translatedTexts(content)) {
    const [found, expected] = [text, text.english].map((one) => blocksOf(one).join(', '))

    if (found !== expected)
      yield text.diagnostic(`found ${found}, expected the same as in English: ${expected}`)
  }
}

/** Reports changed translations that the record knows as the translation of another English string. */
function* translationsOfOthers(content: Content): Diagnostics {
  for (const [{ language, name, diagnostic }, owner] of misplacedTexts(content)) {
    const way = `if it is right here too, run: npm run i18n:confirm -- ${language} ${name}`

    yield diagnostic(`this is the translation of ${owner.name}; ${way}`)
  }
}

/** The English words for a number, by the number. */
const numberWords = [
  ['zero'],
  ['one', 'once', 'first'],
  ['two', 'twice', 'second'],
  ['three', 'third'],
  ['four', 'fourth'],
  ['five', 'fifth'],
  ['six'],
  ['seven'],
  ['eight'],
  ['nine'],
  ['ten'],
  ['eleven'],
  ['twelve'],
].map((words) => new RegExp(`\\b(?:${words.join('|')})\\b`, 'i'))

/** Reports numbers and facts that are typed in a translation, but inserted with a placeholder in English. */
function* literalFacts(content: Content): Diagnostics {
  const values = new Set(scalarsIn(contentFacts(content).facts).map(({ value }) => value))
  // Ignores short facts and lower-case words, because they can be parts of other words.
  const facts = [...values].filter(
    (fact) => typeof fact === 'string' && fact.length > 2 && /[A-Z\d@]/.test(fact),
  ) as string[]

  for (const { english, value, diagnostic } of translatedTexts(content)) {
    const text = proseOnly(value)
    const original = proseOnly(english.value)
    const numbers = (text.match(/\p{Nd}+/gu) ?? []).filter((found) => !hasNumber(original, found))
    const typed = facts.filter((fact) => contains(text, fact) && !contains(original, fact))

    for (const part of [...numbers, ...typed])
      yield diagnostic(`"${part}" is typed here and not in English, expected a placeholder`, part)
  }
}

/** Returns whether an English text contains a number, in digits or as a word. `number` may have digits of any script. */
function hasNumber(text: string, number: string): boolean {
  const digits = number.normalize('NFKC')
  const word = digits === '20' ? /\btwenty\b/i : numberWords[Number(digits)]

  return Boolean(text.match(/\d+/g)?.includes(digits)) || Boolean(word?.test(text))
}

/** Returns whether a text contains a fact that is not a part of a longer word. */
function contains(text: string, fact: string): boolean {
  const at = text.indexOf(fact)
  return at >= 0 && !/[a-z]/i.test(text.charAt(at - 1) + text.charAt(at + fact.length))
}

/** The names that every language writes in the same way. "Mac" and "Apple" are also parts of other words for a computer. */
const productNames = [
  'AMD',
  'Arm',
  'ChromeOS',
  'DirectX',
  'Discord',
  'Google',
  'Intel',
  'JavaScript',
  'Linux',
  'macOS',
  'NVIDIA',
  'OBS',
  'PowerShell',
  'SHA-256',
  'Telegram',
  'Windows',
  'YouTube',
]

/** Reports names of systems, services and parts that only the translation or only English has: one may be exchanged. */
function* names(content: Content): Diagnostics {
  for (const { name, english, value, diagnostic } of translatedTexts(content)) {
    // Titles and descriptions for search results have little room, and keywords are search terms.
    if (name.includes(':meta.')) continue
    const original = namesIn(english.value)
    const found = namesIn(value)

    for (const one of original)
      if (!found.includes(one)) yield diagnostic(`"${one}" is missing, the English text names it`)
    for (const one of found)
      if (!original.includes(one)) yield diagnostic(`"${one}" is not in the English text`, one)
  }
}

/** Matches each name, also with an ending such as in "Arms", and as a part of a compound with a hyphen. */
const namePatterns = productNames.map(
  (name) => [name, new RegExp(`(?<![A-Za-z])${name}(?![a-rt-z\\d])`)] as const,
)

function namesIn(text: string): string[] {
  const words = proseOnly(text)

  return namePatterns.filter(([, pattern]) => pattern.test(words)).map(([name]) => name)
}

/** In these languages, a label may end without the full stop of the English sentence. */
const languagesWithoutStops = ['ja', 'ko']

/** Reports translations that lack the question mark, full stop or colon at the end of the English text. */
function* endings(content: Content): Diagnostics {
  for (const { name, language, english, value, diagnostic } of translatedTexts(content)) {
    if (languagesWithoutStops.includes(language) || name.endsWith(':meta.keywords')) continue

    const expected = endOf(english.value)

    if (expected && !endsLike(expected, endOf(value)))
      yield diagnostic(`this ends without "${expected}", expected a mark as in English`)
  }
}

/** Returns whether a mark may be the translation of an English one. A question stays a question. */
function endsLike(english: string, found: string | undefined): boolean {
  return english === '?' ? found === '?' || found === '؟' : found !== undefined
}

/** Returns the mark at the end of a text, before quotation marks and brackets, or undefined if it ends with a word. */
function endOf(text: string): string | undefined {
  const words = text.replace(/[\s*)\]»”“"’]+$/u, '')

  return /[.?؟!:…]$/u.exec(words)?.[0]
}
