import { defaultLocale } from '../../src/site/locales'
import { documentsIn, type Content } from './content'
import { isItemKey, memoize, pathText } from './data'
import { textsIn, type ContentDocument, type ContentText } from './document'

/** An English file and its translation into one language. Neither has errors. */
interface Translation {
  readonly language: string
  readonly english: ContentDocument
  readonly translated: ContentDocument
}

/** A string in a translation. */
export interface TranslatedText extends ContentText {
  readonly language: string
  /** The name of the string, such as `home:opening.title`. */
  readonly name: string
  readonly english: ContentText
}

/** Returns all languages of the site except English. */
export function translationLanguages({ site }: Content): string[] {
  return Object.keys(site.locales).filter((language) => language !== defaultLocale)
}

/** Returns all pairs of an English file and its translation. */
export function translationsIn(content: Content): Translation[] {
  return originalsIn(content).flatMap((english) =>
    translationLanguages(content).flatMap((language) => {
      const path = english.file.replace(`/${defaultLocale}/`, `/${language}/`)
      const translated = content.validDocument(path)
      return translated ? [{ language, english, translated }] : []
    }),
  )
}

function originalsIn(content: Content): ContentDocument[] {
  return documentsIn(content, ['locales', 'prose'], defaultLocale).filter(({ file }) =>
    content.validDocument(file),
  )
}

/** Returns all strings that exist in English and in another language, including plural forms of units. */
export const translatedTextsAndUnits = memoize((content: Content): TranslatedText[] =>
  translationsIn(content).flatMap(({ language, english, translated }) => {
    const texts = namedTexts(translated)
    return [...namedTexts(english)].flatMap(([name, original]) => {
      const text = texts.get(name)
      return text ? [{ ...text, language, name, english: original }] : []
    })
  }),
)

/** Returns all strings that exist in English and in another language, except units, whose forms differ. */
export const translatedTexts = memoize((content: Content) =>
  translatedTextsAndUnits(content).filter(({ document }) => document.name !== 'units'),
)

/** Returns the strings in a document by name, which is the same in every language: `faq:entries.modes.answer`. */
export const namedTexts = memoize((document: ContentDocument): Map<string, ContentText> => {
  const texts = textsIn(document).filter(({ path }) => !isItemKey(path))
  const { name = '', value } = document
  return new Map(texts.map((text) => [`${name}:${pathText(value, text.path)}`, text]))
})

/** Returns the names of all translatable strings except units. */
export function englishNames(content: Content): string[] {
  const originals = originalsIn(content).filter(({ name }) => name !== 'units')
  return originals.flatMap((document) => [...namedTexts(document).keys()])
}
