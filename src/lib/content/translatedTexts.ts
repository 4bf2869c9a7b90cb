import type { Content } from './content'
import { textsIn, type ContentDocument } from './contentDocument'
import { oncePer } from './oncePer'
import { oncePerTwo } from './oncePerTwo'
import { withoutPlaceholders } from './placeholders'
import { placeOf } from './place'
import type { Mistake } from './mistake'
import { isItemKey, textName } from './textName'
import { originalsIn, textPairs, translationsIn } from './translations'

/** A text beside the English text of the same name. */
export interface TranslatedText {
  readonly language: string
  /** As `textName` gives it. */
  readonly name: string
  readonly english: string
  readonly translated: string
  /** Makes a mistake in the translation, or nearer: at a part of its text. */
  readonly mistake: (message: string, part?: string) => Mistake
}

/** Every text that another language has and English has too. */
export const translatedTexts = oncePer((content: Content): TranslatedText[] =>
  translationsIn(content).flatMap(({ english, translated }) => textsBeside(english, translated)),
)

const textsBeside = oncePerTwo(
  (english: ContentDocument, document: ContentDocument): TranslatedText[] => {
    const language = placeOf(document.file)?.language ?? ''
    const pairs = textPairs({ english, translated: document })
    return pairs
      .filter((pair) => !isItemKey(pair.english.path))
      .map((pair) => ({
        language,
        name: textName(english, pair.english.path),
        english: pair.english.text,
        translated: pair.translated.text,
        mistake: (message: string, part?: string) =>
          document.mistake(pair.translated.path, message, { text: part }),
      }))
  },
)

/** Every English text that is to be translated, by its name. */
export function englishTexts(content: Content): Map<string, string> {
  const texts = originalsIn(content).flatMap((document) =>
    textsIn(document)
      .filter(({ path }) => !isItemKey(path))
      .map(({ path, text }) => [textName(document, path), text] as const),
  )
  return new Map(texts)
}

/** A text with blanks for what is no word of its language: placeholders and the targets of links. */
export function wordsOnly(text: string): string {
  return withoutPlaceholders(text).replace(/\]\([^)]*\)/g, (target) => ' '.repeat(target.length))
}
