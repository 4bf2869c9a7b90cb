import type { Content, Diagnostics, Rule } from '../content'
import {
  groupBy,
  itemsAt,
  keyOf,
  keysOf,
  memoize,
  pathText,
  valueAt,
  valuesIn,
  type Located,
} from '../data'
import type { Diagnostic } from '../diagnostic'
import type { ContentDocument } from '../document'
import { didYouMean, nearest } from '../names'
import { translationsIn } from '../translations'

/** Rules for the keys of a translation, and for their order. */
export const translationKeysRules: readonly Rule[] = [translationKeys, translationOrder]

/** A value in a translated file or its original. List items are named by their `key`. */
interface Entry extends Located<unknown> {
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

/** Reports a key that most languages have and English lacks, or has in another spelling. */
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

/** Reports a text where English has a group of texts, and a group where it has a text. */
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
      const moved = firstMoved(keys, itemsAt(english.value, list).map(keyOf))
      if (!moved) continue
      const { index, expected } = moved
      const message = `the order differs from English, expected "${expected}" as ${item} ${index + 1}`

      yield translated.keyDiagnostic([list, index], message)
    }
  }
}

/** Reports the first string or group that is at another position than in English. Most pages show all strings of a group. */
function* groupOrder(english: ContentDocument, translated: ContentDocument): Diagnostics {
  for (const { path, value } of valuesIn(translated.value)) {
    const keys = keysOf(value)
    const moved = firstMoved(keys, keysOf(valueAt(english.value, path)))
    if (!moved) continue
    const { index, expected } = moved
    const message = `the order differs from English, expected "${expected}" here`

    yield translated.keyDiagnostic([...path, keys[index] ?? ''], message)
  }
}

/**
 * Returns the index of the first key that is not in the order of English, and the key that is expected there. Undefined if
 * the order is the same, and if English lacks a key, which is an error of its own.
 */
function firstMoved(keys: readonly unknown[], originals: readonly unknown[]) {
  const wanted = originals.filter((key) => keys.includes(key))
  const index = wanted.findIndex((key, position) => keys[position] !== key)
  if (index === -1 || keys.length !== wanted.length) return undefined

  return { index, expected: String(wanted[index]) }
}
