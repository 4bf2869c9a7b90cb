import { parseFormat } from '../../../src/content/factFormats'
import { placeholdersIn, proseOnly, runtimePlaceholdersIn } from '../../../src/content/placeholders'
import type { Placeholder } from '../../../src/content/placeholders'
import { languageProblem } from '../characters'
import { contentFacts, type Content, type Diagnostics, type Rule } from '../content'
import {
  groupBy,
  itemsAt,
  keyOf,
  keysOf,
  leavesOf,
  memoize,
  pairsIn,
  pathText,
  valueAt,
  valuesIn,
  type Leaf,
} from '../data'
import type { Diagnostic } from '../diagnostic'
import type { ContentDocument } from '../document'
import { blocksOf, linksIn, sourceOf } from '../markdown'
import { didYouMean, isListed, nearest, type TextPattern } from '../names'
import { misplacedTexts } from '../translationRecord'
import { translatedTexts, translatedTextsAndUnits, translationsIn } from '../translations'

export const translationsRules: readonly Rule[] = [
  translationKeys,
  translationOrder,
  translationPlaceholders,
  placeholderLines,
  placeholderOrder,
  translationLinks,
  translationBlocks,
  translationsOfOthers,
  sameAsEnglish,
  languages,
  literalFacts,
  names,
]

/** A value in a translated file or its original. List items are named by their `key`. */
interface Entry extends Leaf<unknown> {
  /** The path of the value as text, which is the same in every language, and that of its group. */
  readonly name: string
  readonly parent: string
  /** The last step of the path. */
  readonly key: string
  /** For an extra value: the missing one that the editor probably meant. */
  readonly meant?: Entry
}

const entriesIn = memoize(({ value: root }: ContentDocument): Map<string, Entry> => {
  const entries = valuesIn(root).map(({ path, value }) => {
    const name = pathText(root, path)
    const parent = pathText(root, path.slice(0, -1))

    return { path, value, name, parent, key: name.slice(parent.length).replace(/^\./, '') }
  })
  return new Map(entries.map((entry) => [entry.name, entry]))
})

/** Returns the values whose group also exists in another file, but without them. */
function missingIn(others: Map<string, Entry>, entries: Map<string, Entry>): Entry[] {
  return [...entries.values()].filter(
    ({ name, parent }) => !others.has(name) && typeof others.get(parent)?.value === 'object',
  )
}

function withMeant(extra: Entry, missing: readonly Entry[]): Entry {
  const siblings = missing.filter(({ parent }) => parent === extra.parent)
  const keys = siblings.map(({ key }) => key)
  return { ...extra, meant: siblings[keys.indexOf(nearest(extra.key, keys) ?? '')] }
}

/** A translation, with what differs from English. */
interface Comparison {
  readonly translated: ContentDocument
  readonly entries: Map<string, Entry>
  /** The values that only English has. */
  readonly missing: readonly Entry[]
  /** The values that only the translation has. */
  readonly extras: readonly Entry[]
}

/** Reports keys that only English or only the translation has, and texts that are a group in the other language. */
function* translationKeys(content: Content): Diagnostics {
  const all = translationsIn(content).filter(({ english }) => english.name !== 'units')

  for (const [english, translations] of groupBy(all, (one) => one.english)) {
    const originals = entriesIn(english)
    const comparisons = translations.map(({ translated }) => compare(translated, originals))
    const lost = lostInEnglish(comparisons)

    for (const extra of lost.values()) yield lostDiagnostic(english, extra)

    for (const comparison of comparisons) {
      yield* extraKeys(comparison, lost)
      yield* missingKeys(comparison)
      yield* wrongKinds(comparison, originals)
    }
  }
}

function compare(translated: ContentDocument, originals: Map<string, Entry>): Comparison {
  const entries = entriesIn(translated)
  const missing = missingIn(entries, originals)
  const extras = missingIn(originals, entries).map((entry) => withMeant(entry, missing))

  return { translated, entries, missing, extras }
}

/**
 * Returns the values that English lacks and most languages have, by name. One error in the English file replaces those in
 * the translations.
 */
function lostInEnglish(comparisons: readonly Comparison[]): Map<string, Entry> {
  const extras = comparisons.flatMap((comparison) => comparison.extras)
  const most = Math.max(1, comparisons.length / 2)
  const lost = [...groupBy(extras, ({ name }) => name)].filter(([, { length }]) => length > most)

  return new Map(lost.flatMap(([name, [extra]]) => (extra ? [[name, extra] as const] : [])))
}

function lostDiagnostic(english: ContentDocument, { key, parent, meant }: Entry): Diagnostic {
  const path = entriesIn(english).get(parent)?.path ?? []
  if (!meant) return english.diagnostic(path, `"${key}" is missing: most other languages have it`)
  const message = `most other languages have no "${meant.key}" here${didYouMean(meant.key, [key])}`

  return english.keyDiagnostic(meant.path, message)
}

function* extraKeys({ translated, extras }: Comparison, lost: Map<string, Entry>): Diagnostics {
  for (const { path, name, key, meant } of extras) {
    const hint = meant ? didYouMean(key, [meant.key]) : ', delete it'

    if (!lost.has(name)) yield translated.keyDiagnostic(path, `English has no "${key}" here${hint}`)
  }
}

/** Leaves out keys that are only misspelt: `extraKeys` reports those. */
function* missingKeys({ translated, entries, missing, extras }: Comparison): Diagnostics {
  for (const entry of missing) {
    const path = entries.get(entry.parent)?.path ?? []

    if (!extras.some(({ meant }) => meant === entry))
      yield translated.diagnostic(path, `"${entry.key}" is missing, translate it from English`)
  }
}

function* wrongKinds(
  { translated, entries }: Comparison,
  originals: Map<string, Entry>,
): Diagnostics {
  for (const { name, path, value } of entries.values()) {
    const original = originals.get(name)
    const isText = typeof original?.value === 'string'
    const expected = isText ? 'a text' : 'a group'

    if (original && isText !== (typeof value === 'string'))
      yield translated.diagnostic(path, `English has ${expected} here, expected the same`)
  }
}

/** The lists whose order must be the same in every language, and what their items are called. */
const orderedLists = [
  { list: 'sections', item: 'section' },
  { list: 'entries', item: 'question' },
] as const

/**
 * Reports sections, questions and groups of strings in a different order from English. The order determines the numbers
 * of sections and of steps, and the CMS adds and deletes the items of a list at the same position in every language.
 */
function* translationOrder(content: Content): Diagnostics {
  for (const { english, translated } of translationsIn(content)) {
    if (translated.folder === 'locales' && translated.name !== 'units')
      yield* groupOrder(english, translated)

    for (const { list, item } of orderedLists) {
      const keys = itemsAt(translated.value, list).map(keyOf)
      const originals = itemsAt(english.value, list).map(keyOf)
      const wanted = originals.filter((key) => keys.includes(key))
      const index = wanted.findIndex((key, place) => keys[place] !== key)
      const message = `the order differs from English, expected "${String(wanted[index])}" as ${item} ${index + 1}`
      if (index >= 0 && keys.length === wanted.length)
        yield translated.keyDiagnostic([list, index], message)
    }
  }
}

/** Reports the first string or group that is at another place than in English. Most pages show all strings of a group. */
function* groupOrder(english: ContentDocument, translated: ContentDocument): Diagnostics {
  for (const { path, value } of valuesIn(translated.value)) {
    const keys = keysOf(value)
    const wanted = keysOf(valueAt(english.value, path)).filter((key) => keys.includes(key))
    const index = wanted.findIndex((key, place) => keys[place] !== key)
    const message = `the order differs from English, expected "${String(wanted[index])}" here`

    if (index >= 0 && keys.length === wanted.length)
      yield translated.keyDiagnostic([...path, keys[index] ?? ''], message)
  }
}

/** Reports placeholders that only the translation or only English has. Order and grammatical case may differ. */
function* translationPlaceholders(content: Content): Diagnostics {
  for (const { english, value, diagnostic } of translatedTexts(content)) {
    const wanted = placeholderNames(english.value)
    const found = placeholderNames(value)
    const missing = [...wanted].filter((name) => !found.has(name))
    const extra = [...found].filter((name) => !wanted.has(name))
    if (missing.length + extra.length === 0) continue

    const problems = [
      ...missing.map((name) => `${name} is missing`),
      ...extra.map((name) => `${name} is not in the English text`),
    ]
    const expected = `expected the same placeholders as in ${english.document.file}`

    // The column is that of the first placeholder that English lacks: `{count, plural, …}` begins with `{count`.
    yield diagnostic(`${problems.join(', ')}, ${expected}`, extra[0]?.split(',')[0])
  }
}

/**
 * Reports placeholders that are in another line than in English: the minimum and the recommended value of a list would be
 * exchanged. A translation with another number of lines is free.
 */
function* placeholderLines(content: Content): Diagnostics {
  for (const { english, value, diagnostic } of translatedTexts(content)) {
    const originals = linesOf(english.value)
    const lines = linesOf(value)
    if (originals.length < 2 || lines.length !== originals.length) continue

    for (const [index, line] of lines.entries()) {
      const wanted = placeholderNames(originals[index] ?? '')
      const moved = placeholdersIn(line).find((one) => !wanted.has(withoutCase(one)))
      const isElsewhere = moved && placeholderNames(english.value).has(withoutCase(moved))
      const expected = [...wanted].join(', ') || 'no placeholder'

      if (isElsewhere) {
        const message = `is in another line than in English, expected here: ${expected}`

        yield diagnostic(`${moved.source} ${message}`, moved.source)
        break
      }
    }
  }
}

/**
 * Reports facts of the same kind in another order than in English, such as the memory of the minimum and of the recommended
 * system: the words between them keep their order, so that each would say something about the other fact.
 */
function* placeholderOrder(content: Content): Diagnostics {
  for (const { english, value, diagnostic } of translatedTexts(content)) {
    const found = factsIn(value)
    const exchanged = pairsIn(factsIn(english.value))
      .filter(([first, second]) => areComparable(first, second))
      .find(
        ([first, second]) => found.includes(second) && found.indexOf(second) < found.indexOf(first),
      )

    if (exchanged) {
      const [first, second] = exchanged
      const message = `{{${second}}} is before {{${first}}}, expected the order of the English text`

      yield diagnostic(message, second)
    }
  }
}

/** Returns the facts in a text, each once, in the order of the text. */
function factsIn(text: string): string[] {
  return [...new Set(placeholdersIn(text).map(({ fact }) => fact))]
}

/** Returns whether two facts say the same of different things: `a.minimum.memory` and `a.recommended.memory`. */
function areComparable(one: string, other: string): boolean {
  const steps = one.split('.')
  const others = other.split('.')
  const different = steps.filter((step, index) => step !== others[index])

  return steps.length === others.length && different.length === 1 && steps.at(-1) === others.at(-1)
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim())
}

function placeholderNames(text: string): Set<string> {
  return new Set([...placeholdersIn(text).map(withoutCase), ...runtimePlaceholdersIn(text)])
}

function withoutCase({ source, fact, format }: Placeholder): string {
  if (format === undefined) return `{{${fact}}}`
  try {
    const { name, options } = parseFormat(format)
    const kept = Object.entries(options)
      .filter(([option]) => option !== 'context' && option !== 'each')
      .map((option) => option.join(': '))

    return `{{${fact}, ${name}${kept.length > 0 ? `(${kept.sort().join('; ')})` : ''}}}`
  } catch {
    return source
  }
}

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

const reviewedFile = 'content/reviewed-identical.yaml'

/** Reports unreviewed strings that are the same as in English, and unused entries in the list of reviewed strings. */
function* sameAsEnglish(content: Content): Diagnostics {
  const reviewed = content.validDocument(reviewedFile)
  if (!reviewed) return
  const { texts } = reviewed.value as { texts: readonly TextPattern[] }
  const same = translatedTextsAndUnits(content).filter(
    ({ english, value }) => english.value === value && /\p{L}{2}/u.test(proseOnly(value)),
  )

  for (const { name, language, diagnostic } of same)
    if (!texts.some((entry) => isListed(entry, name, language)))
      yield diagnostic(`this is the same as in English, translate it or add it to ${reviewedFile}`)
  // If a file has errors, entries for its strings would seem unused.
  if (content.errors.length > 0) return
  for (const [index, entry] of texts.entries()) {
    const { languages: listed, text } = entry
    const isOfSite = listed === 'all' || listed.some((one) => one in content.site.locales)
    if (isOfSite && !same.some(({ name, language }) => isListed(entry, name, language))) {
      const message = `no text "${text}" is the same as in English, delete this entry`

      yield reviewed.diagnostic(['texts', index], message)
    }
  }
}

/** Reports translations that are not in their language. `sameAsEnglish` reports copies of the English string. */
function* languages(content: Content): Diagnostics {
  for (const { name, language, english, value, diagnostic } of translatedTexts(content)) {
    // Keywords are search terms, which may be English.
    if (english.value === value || name.endsWith(':meta.keywords')) continue
    const tag = content.site.locales[language]?.intl ?? language
    const problem = languageProblem(proseOnly(value), tag)
    if (problem) yield diagnostic(problem)
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
  const values = new Set(leavesOf(contentFacts(content).facts).map(({ value }) => value))
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
