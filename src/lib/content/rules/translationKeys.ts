import type { Content } from '../content'
import type { ContentDocument } from '../contentDocument'
import { groupBy } from '../data'
import { didYouMean, nearest } from '../didYouMean'
import type { Path } from '../locate'
import type { Mistake } from '../mistake'
import { oncePerTwo } from '../oncePerTwo'
import { translationsIn, treeOf } from '../translations'
import type { WordNode } from '../wordTree'

/** What one language has and the other has not, at one place. */
interface Difference {
  readonly kind: 'missing' | 'extra' | 'kind'
  readonly name: string
  /** The place in the document that has it, or that should. */
  readonly place: WordNode
  /** The name that an extra one was probably meant to be. */
  readonly meant?: string
  /** The group in English. */
  readonly english: WordNode
}

/** Every language has the words that English has, and no others. */
export function translationKeys(content: Content): Mistake[] {
  const byFile = groupBy(translationsIn(content), ({ english }) => english)
  return [...byFile].flatMap(([english, translations]) => {
    const found = translations.map(({ translated }) => ({
      translated,
      differences: differencesOf(treeOf(english), treeOf(translated)),
    }))
    const extras = groupBy(
      found.flatMap(({ differences }) => differences.filter(({ kind }) => kind === 'extra')),
      nameOf,
    )
    const lost = [...extras].filter(
      ([, all]) => translations.length > 1 && all.length > translations.length / 2,
    )
    const lostNames = lost.map(([name]) => name)
    return [
      ...lost.flatMap(([, [first]]) => (first ? [lostInEnglish(english, first)] : [])),
      ...found.flatMap(({ translated, differences }) =>
        differences
          .filter((one) => !lostNames.includes(nameOf(one)))
          .map((one) => mistakeOf(translated, one)),
      ),
    ]
  })
}

const differencesOf = oncePerTwo(differencesIn)

function differencesIn(english: WordNode, translated: WordNode): Difference[] {
  if ((english.text === undefined) !== (translated.text === undefined)) {
    return [{ kind: 'kind', name: '', place: translated, english }]
  }
  const missing = [...english.children.keys()].filter((name) => !translated.children.has(name))
  const extra = [...translated.children].filter(([name]) => !english.children.has(name))
  const extras = extra.map(([name, place]): Difference => {
    return { kind: 'extra', name, place, meant: nearest(name, missing), english }
  })
  const meant = extras.map((one) => one.meant)
  return [
    ...extras,
    ...missing
      .filter((name) => !meant.includes(name))
      .map((name): Difference => ({ kind: 'missing', name, place: translated, english })),
    ...[...english.children].flatMap(([name, child]) => {
      const twin = translated.children.get(name)
      return twin ? differencesIn(child, twin) : []
    }),
  ]
}

function nameOf({ english, name }: Difference): string {
  return [...english.path, name].join('.')
}

/** Most other languages have it: English has lost it, or calls it otherwise. */
function lostInEnglish(document: ContentDocument, { name, meant, english }: Difference): Mistake {
  if (meant === undefined) {
    return document.mistake(english.path, `"${name}" is missing: most other languages have it`)
  }
  const path = english.children.get(meant)?.path ?? []
  const message = `most other languages have no "${meant}" here${didYouMean(meant, [name])}`
  return document.mistake(...keyTarget(path, message))
}

function mistakeOf(translated: ContentDocument, difference: Difference): Mistake {
  const { kind, name, place, meant } = difference
  if (kind === 'missing') {
    return translated.mistake(place.path, `"${name}" is missing: English has it here`)
  }
  if (kind === 'extra') {
    const hint = meant === undefined ? ', expected it there or not here' : didYouMean(name, [meant])
    const message = `English has no "${name}" here${hint}`
    return translated.mistake(...keyTarget(place.path, message))
  }
  const expected = difference.english.text === undefined ? 'a group of words' : 'one text'
  return translated.mistake(place.path, `English has ${expected} here, expected the same`)
}

/** A mistake about a name is told at the name: a key, or the `key` of a list item. */
function keyTarget(path: Path, message: string): [Path, string, { key: string }] {
  const key = path.at(-1)
  return typeof key === 'string'
    ? [path.slice(0, -1), message, { key }]
    : [path, message, { key: 'key' }]
}
