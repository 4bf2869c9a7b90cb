import type { Content } from './content'
import { textsIn } from './contentDocument'
import { oncePer } from './oncePer'
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
  translationsIn(content).flatMap((translation) => {
    const document = translation.translated
    const language = placeOf(document.file)?.language ?? ''
    const pairs = textPairs(translation).filter(({ english }) => !isItemKey(english.path))
    return pairs.map(({ english, translated }) => ({
      language,
      name: textName(translation.english, english.path),
      english: english.text,
      translated: translated.text,
      mistake: (message: string, part?: string) =>
        document.mistake(translated.path, message, { text: part }),
    }))
  }),
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
