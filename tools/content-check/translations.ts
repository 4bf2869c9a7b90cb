import { defaultLocale } from '../../src/site/locales'
import { documentsIn, type Content } from './content'
import { parseContentPath } from './contentPath'
import { isItemKey, isObject, keyOf, memoize, pathText, type Path } from './data'
import type { Diagnostic } from './diagnostic'
import { textsIn, type ContentDocument } from './document'

/** A node in the tree of a file's data. List items are named by their `key`, or by their index if they have none. */
export interface TextNode {
  readonly path: Path
  /** The string, if the node is a leaf. */
  readonly text?: string
  readonly children: ReadonlyMap<string, TextNode>
}

export interface Translation {
  readonly language: string
  readonly english: ContentDocument
  readonly translated: ContentDocument
}

export interface TranslatedText {
  readonly language: string
  /** The name of the string, as returned by `textName`. */
  readonly name: string
  readonly englishFile: string
  readonly english: string
  readonly translated: string
  /** Creates a diagnostic about the translation or a part of it. */
  readonly diagnostic: (message: string, part?: string) => Diagnostic
}

/** Returns all languages of the site except English. */
export function translationLanguages({ site }: Content): string[] {
  return Object.keys(site.locales).filter((language) => language !== defaultLocale)
}

/**
 * Returns all pairs of an English and a translated file: the units.json files if `isUnits` is true, otherwise all
 * others. Units are separate, because plural forms differ between languages.
 */
export function translationsIn(content: Content, isUnits = false): Translation[] {
  return originalsIn(content, isUnits).flatMap((english) =>
    translationLanguages(content).flatMap((language) => {
      const path = english.file.replace(`/${defaultLocale}/`, `/${language}/`)
      const translated = content.documents.get(path)
      return !translated || content.sound(path) === undefined
        ? []
        : [{ language, english, translated }]
    }),
  )
}

function originalsIn(content: Content, isUnits = false): ContentDocument[] {
  return documentsIn(content, ['locales', 'prose'], defaultLocale).filter(
    ({ file }) =>
      content.sound(file) !== undefined && (parseContentPath(file)?.name === 'units') === isUnits,
  )
}

export const treeOf = memoize((document: ContentDocument): TextNode => treeAt(document.value, []))

function treeAt(value: unknown, path: Path): TextNode {
  const children = new Map<string, TextNode>()
  if (typeof value === 'string') return { path, text: value, children }
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      children.set(keyOf(item) ?? String(index), treeAt(item, [...path, index]))
    })
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) children.set(key, treeAt(item, [...path, key]))
  }
  return { path, children }
}

/** Returns all strings that exist in English and in another language, except units. */
export const translatedTexts = memoize((content: Content) => textsOf(translationsIn(content)))

/** Returns all plural forms of units that exist in English and in another language. */
export const translatedUnits = (content: Content) => textsOf(translationsIn(content, true))

const textsOf = (translations: readonly Translation[]): TranslatedText[] =>
  translations.flatMap(({ language, english, translated }) =>
    pairsIn(treeOf(english), treeOf(translated)).map(([original, text]) => ({
      language,
      name: textName(english, original.path),
      englishFile: english.file,
      english: original.text ?? '',
      translated: text.text ?? '',
      diagnostic: (message: string, part?: string) =>
        translated.diagnostic(text.path, message, { part }),
    })),
  )

function pairsIn(english: TextNode, translated: TextNode): [TextNode, TextNode][] {
  if (english.text !== undefined && translated.text !== undefined)
    return isItemKey(english.path) ? [] : [[english, translated]]
  return [...english.children].flatMap(([name, child]) => {
    const counterpart = translated.children.get(name)
    return counterpart ? pairsIn(child, counterpart) : []
  })
}

/** Returns the name of a string, which is the same in every language: `home:hero.title`, `faq:entries.modes.answer`. */
function textName({ file, value }: ContentDocument, path: Path): string {
  return `${parseContentPath(file)?.name ?? ''}:${pathText(value, path)}`
}

/** Returns the strings in a document, with their names as keys. */
export function namedTexts(document: ContentDocument): Map<string, string> {
  const texts = textsIn(document).filter(({ path }) => !isItemKey(path))
  return new Map(texts.map(({ path, value }) => [textName(document, path), value]))
}

/** Returns the names of all translatable strings except units. */
export function englishNames(content: Content): string[] {
  return originalsIn(content).flatMap((document) => [...namedTexts(document).keys()])
}
