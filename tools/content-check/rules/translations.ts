import { parseFormat } from '../../../src/content/factFormats'
import { languageProblem } from '../characters'
import type { Content, Rule } from '../content'
import { groupBy, itemsAt, keyOf, leavesOf, pathText, type Path } from '../data'
import type { Diagnostic } from '../diagnostic'
import type { ContentDocument } from '../document'
import { contentFacts } from '../facts'
import { linksIn, markdownIn, sourceOf, type MarkdownText } from '../markdown'
import { didYouMean, isListed, nearest, type TextPattern } from '../names'
import {
  placeholdersIn,
  proseOnly,
  runtimePlaceholdersIn,
  type Placeholder,
} from '../../../src/content/placeholders'
import {
  translatedTexts,
  translatedUnits,
  translationsIn,
  treeOf,
  type TextNode,
  type TranslatedText,
} from '../translations'

export const translationsRules: readonly Rule[] = [
  translationKeys,
  translationOrder,
  translationPlaceholders,
  translationLinks,
  sameAsEnglish,
  languages,
  literalFacts,
]

/** A key that exists in only one of two languages, or that is a string in one and an object in the other. */
interface Difference {
  readonly kind: 'missing' | 'extra' | 'type'
  readonly name: string
  /** For an extra key: the missing key that the editor probably meant. */
  readonly meant?: string
  readonly english: TextNode
  readonly translated: TextNode
}

function translationKeys(content: Content): Diagnostic[] {
  const byFile = groupBy(translationsIn(content), ({ english }) => english)
  return [...byFile].flatMap(([english, translations]) => {
    const found = translations.map(({ translated }) => ({
      translated,
      differences: differencesIn(treeOf(english), treeOf(translated)),
    }))
    const all = found.flatMap(({ differences }) => differences)
    const extras = groupBy(
      all.filter(({ kind }) => kind === 'extra'),
      fullName,
    )
    // If English lacks a key that most languages have, one error in the English file replaces those in the others.
    const lost = [...extras].filter(
      ([, some]) => some.length > Math.max(1, translations.length / 2),
    )
    const isLost = (difference: Difference) => lost.some(([name]) => name === fullName(difference))
    return [
      ...lost.flatMap(([, [first]]) => (first ? [lostInEnglish(english, first)] : [])),
      ...found.flatMap(({ translated, differences }) =>
        differences.filter((one) => !isLost(one)).map((one) => differenceError(translated, one)),
      ),
    ]
  })
}

function differencesIn(english: TextNode, translated: TextNode): Difference[] {
  if ((english.text === undefined) !== (translated.text === undefined))
    return [{ kind: 'type', name: '', english, translated }]
  const missing = [...english.children.keys()].filter((name) => !translated.children.has(name))
  const extras = [...translated.children]
    .filter(([name]) => !english.children.has(name))
    .map(([name, node]): Difference => {
      return { kind: 'extra', name, meant: nearest(name, missing), english, translated: node }
    })
  return [
    ...extras,
    ...missing
      .filter((name) => !extras.some(({ meant }) => meant === name))
      .map((name): Difference => ({ kind: 'missing', name, english, translated })),
    ...[...english.children].flatMap(([name, child]) => {
      const counterpart = translated.children.get(name)
      return counterpart ? differencesIn(child, counterpart) : []
    }),
  ]
}

function fullName({ english, name }: Difference): string {
  return [...english.path, name].join('.')
}

function lostInEnglish(
  document: ContentDocument,
  { name, meant, english }: Difference,
): Diagnostic {
  if (meant === undefined)
    return document.diagnostic(english.path, `"${name}" is missing: most other languages have it`)
  const message = `most other languages have no "${meant}" here${didYouMean(meant, [name])}`
  return atKey(document, english.children.get(meant)?.path ?? [], message)
}

function differenceError(document: ContentDocument, difference: Difference): Diagnostic {
  const { kind, name, meant, english, translated } = difference
  if (kind === 'missing')
    return document.diagnostic(translated.path, `"${name}" is missing, translate it from English`)
  if (kind === 'extra') {
    const hint = meant === undefined ? ', delete it' : didYouMean(name, [meant])
    return atKey(document, translated.path, `English has no "${name}" here${hint}`)
  }
  const expected = english.text === undefined ? 'a group' : 'a text'
  return document.diagnostic(translated.path, `English has ${expected} here, expected the same`)
}

/** Creates a diagnostic that points to the last key in a path, or to the `key` of a list item. */
function atKey(document: ContentDocument, path: Path, message: string): Diagnostic {
  const key = path.at(-1)
  return typeof key === 'string'
    ? document.diagnostic(path.slice(0, -1), message, { key })
    : document.diagnostic(path, message, { key: 'key' })
}

/**
 * Reports legal texts whose sections are in a different order from English, because the order determines their numbers.
 */
function translationOrder(content: Content): Diagnostic[] {
  return translationsIn(content).flatMap(({ english, translated }) => {
    const sections = itemsAt(translated.value, ['sections'])
    const keys = sections.map(({ value }) => keyOf(value))
    const wanted = itemsAt(english.value, ['sections'])
      .map(({ value }) => keyOf(value))
      .filter((key) => keys.includes(key))
    const index = wanted.findIndex((key, place) => keys[place] !== key)
    const first = sections[index]
    if (!first || keys.length !== wanted.length) return []
    const message = `the order differs from English, expected "${String(wanted[index])}" as section ${index + 1}`
    return [translated.diagnostic(first.path, message, { key: 'key' })]
  })
}

/** Reports placeholders that only the translation or only English has. Order and grammatical case may differ. */
function translationPlaceholders(content: Content): Diagnostic[] {
  return translatedTexts(content).flatMap(({ englishFile, english, translated, diagnostic }) => {
    const wanted = placeholderNames(english)
    const found = placeholderNames(translated)
    const extra = [...found].filter((one) => !wanted.has(one))
    const parts = [
      ...[...wanted].filter((one) => !found.has(one)).map((one) => `${one} is missing`),
      ...extra.map((one) => `${one} is not in the English text`),
    ]
    if (parts.length === 0) return []
    const message = `${parts.join(', ')}, expected the same placeholders as in ${englishFile}`
    return [diagnostic(message, extra[0]?.split(',')[0])]
  })
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

function translationLinks(content: Content): Diagnostic[] {
  return translationsIn(content).flatMap(({ english, translated }) => {
    const originals = markdownByPath(english)
    return [...markdownByPath(translated)].flatMap(([path, text]) => {
      const original = originals.get(path)
      if (!original) return []
      const wanted = linksIn(original).map(({ url }) => url)
      const found = linksIn(text)
      const missing = wanted.filter((url) => !found.some((link) => link.url === url))
      const extra = found.filter(({ url }) => !wanted.includes(url))
      return [
        ...missing.map((url) =>
          translated.diagnostic(text.path, `the link to ${url} is missing, add it as in English`),
        ),
        ...extra.map((link) => {
          const target = { part: sourceOf(link, text.value) }
          return translated.diagnostic(text.path, `English has no link to ${link.url}`, target)
        }),
      ]
    })
  })
}

/**
 * Returns the Markdown strings in a document by path. Paths name list items by their `key`, so the order of the items
 * does not matter.
 */
function markdownByPath(document: ContentDocument): Map<string, MarkdownText> {
  return new Map(markdownIn(document).map((text) => [pathText(document.value, text.path), text]))
}

const reviewedFile = 'content/reviewed-identical.yaml'

/** Reports unreviewed strings that are the same as in English, and unused entries in the list of reviewed strings. */
function sameAsEnglish(content: Content): Diagnostic[] {
  const list = content.sound(reviewedFile) as { texts: readonly TextPattern[] } | undefined
  if (!list) return []
  const same = [...translatedTexts(content), ...translatedUnits(content)].filter(
    ({ english, translated }) => english === translated && /\p{L}{2}/u.test(proseOnly(english)),
  )
  const message = `this is the same as in English, translate it or add it to ${reviewedFile}`
  return [
    ...same
      .filter(({ name, language }) => !list.texts.some((entry) => isListed(entry, name, language)))
      .map((text) => text.diagnostic(message)),
    ...unusedEntries(list.texts, same, content),
  ]
}

function unusedEntries(
  entries: readonly TextPattern[],
  same: readonly TranslatedText[],
  { site, documents, errors }: Content,
): Diagnostic[] {
  // If a file has errors, entries for its strings would seem unused.
  if (errors.length > 0) return []
  return entries.flatMap((entry, index) => {
    const { languages, text } = entry
    const isOfSite =
      languages === 'all' || languages.some((one) => Object.hasOwn(site.locales, one))
    if (!isOfSite || same.some(({ name, language }) => isListed(entry, name, language))) return []
    const message = `no text "${text}" is the same as in English, delete this entry`
    return documents.get(reviewedFile)?.diagnostic(['texts', index], message) ?? []
  })
}

/** Reports translations that are not in their language. `sameAsEnglish` reports copies of the English string. */
function languages(content: Content): Diagnostic[] {
  return translatedTexts(content).flatMap(({ name, language, english, translated, diagnostic }) => {
    // Keywords are search terms, which may be English.
    if (english === translated || name.endsWith(':meta.keywords')) return []
    const tag = content.site.locales[language]?.intl ?? language
    const problem = languageProblem(proseOnly(translated), tag)
    return problem ? [diagnostic(`${problem}, translate it`)] : []
  })
}

const numberWords =
  'zero|one,once,first|two,twice,second|three,third|four,fourth|five,fifth|six|seven|eight|nine|ten|eleven|twelve'
    .split('|')
    .map((words) => new RegExp(`\\b(?:${words.replaceAll(',', '|')})\\b`, 'i'))

/** Reports numbers and facts that are typed in a translation, but inserted with a placeholder in English. */
function literalFacts(content: Content): Diagnostic[] {
  // Ignores short facts and lower-case words, because they can be parts of other words.
  const facts = [
    ...new Set(leavesOf(contentFacts(content).facts).map(({ value }) => value)),
  ].filter(
    (fact) => typeof fact === 'string' && fact.length > 2 && /[A-Z\d@]/.test(fact),
  ) as string[]
  return translatedTexts(content).flatMap(({ english, translated, diagnostic }) => {
    const text = proseOnly(translated)
    const original = proseOnly(english)
    const numbers = (text.match(/\p{Nd}+/gu) ?? []).filter((found) => {
      const digits = found.normalize('NFKC')
      const word = digits === '20' ? /\btwenty\b/i : numberWords[Number(digits)]
      return !original.match(/\d+/g)?.includes(digits) && !word?.test(original)
    })
    const typed = facts.filter((fact) => contains(text, fact) && !contains(original, fact))
    return [...numbers, ...typed].map((part) =>
      diagnostic(`"${part}" is typed here and not in English, expected a placeholder`, part),
    )
  })
}

function contains(text: string, fact: string): boolean {
  const at = text.indexOf(fact)
  if (at < 0) return false
  return !/[a-z]/i.test(text.charAt(at - 1)) && !/[a-z]/i.test(text.charAt(at + fact.length))
}
