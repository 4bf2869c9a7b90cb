import { defaultLocale } from '../../site/locales'
import { documentsIn, type Content } from './content'
import type { ContentDocument } from './contentDocument'
import { oncePer } from './oncePer'
import { oncePerTwo } from './oncePerTwo'
import { placeOf } from './place'
import { wordTree, type WordNode } from './wordTree'

/** A file of words or prose in English and the same file in another language. */
export interface Translation {
  readonly english: ContentDocument
  readonly translated: ContentDocument
}

/** A text that both languages have. */
export interface TextPair {
  readonly english: WordNode & { readonly text: string }
  readonly translated: WordNode & { readonly text: string }
}

/** The English files that can be read and are to be translated; units are not translated word for word. */
export function originalsIn(content: Content): ContentDocument[] {
  return [
    ...documentsIn(content, 'locales', defaultLocale),
    ...documentsIn(content, 'prose', defaultLocale),
  ].filter(({ file, value }) => value !== undefined && placeOf(file)?.name !== 'units')
}

/** Pairs every English file that can be read with its translations. */
export function translationsIn(content: Content): Translation[] {
  const languages = Object.keys(content.site.locales).filter(
    (language) => language !== defaultLocale,
  )
  return originalsIn(content).flatMap((english) =>
    languages.flatMap((language) => {
      const path = english.file.replace(`/${defaultLocale}/`, `/${language}/`)
      const translated = content.documents.get(path)
      return translated?.value === undefined ? [] : [{ english, translated }]
    }),
  )
}

/** The words of a document as a tree. */
export const treeOf = oncePer((document: ContentDocument): WordNode => wordTree(document.value))

/** The texts that stand under the same name in both languages. */
export function textPairs({ english, translated }: Translation): TextPair[] {
  return pairsOf(english, translated)
}

const pairsOf = oncePerTwo((english: ContentDocument, translated: ContentDocument) =>
  pairsIn(treeOf(english), treeOf(translated)),
)

function pairsIn(english: WordNode, translated: WordNode): TextPair[] {
  if (english.text !== undefined && translated.text !== undefined) {
    return [{ english, translated } as TextPair]
  }
  return [...english.children].flatMap(([name, child]) => {
    const twin = translated.children.get(name)
    return twin ? pairsIn(child, twin) : []
  })
}
