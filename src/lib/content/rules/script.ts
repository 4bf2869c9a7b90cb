import { documentsIn, type Content } from '../content'
import { textsIn, type ContentDocument } from '../contentDocument'
import type { Mistake } from '../mistake'
import { oncePerTwo } from '../oncePerTwo'
import { scriptOf, type Script } from '../script'
import { translatedTexts, wordsOnly, type TranslatedText } from '../translatedTexts'

/** How many Latin words in a row are no product name any more, but a sentence. */
const sentence =
  /\p{Script=Latin}[\p{Script=Latin}'’-]*(?:,? \p{Script=Latin}[\p{Script=Latin}'’-]*){3,}/u
const twoWords = /\p{Script=Latin}{2,} \p{Script=Latin}{2,}/u
/** A word, and no abbreviation such as OS. */
const latin = /(?:(?=\p{Script=Latin})\p{Ll}){2}/u
const border = /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u

/** A text is written in the script of its language; names of products and standards may be Latin everywhere. */
export function script(content: Content): Mistake[] {
  const inText = Object.entries(content.site.locales).flatMap(([language, { intl }]) =>
    ['locales', 'prose']
      .flatMap((room) => documentsIn(content, room, language))
      .flatMap((document) => mistakesIn(document, scriptOf(intl))),
  )
  return [...inText, ...translatedTexts(content).flatMap((text) => ofThirdLanguage(content, text))]
}

/** A name in Latin letters is the one that English has: anything else comes from a third language. */
function ofThirdLanguage(
  { site }: Content,
  { language, english, translated, mistake }: TranslatedText,
): Mistake[] {
  const { name, isLatin, own } = scriptOf(site.locales[language]?.intl ?? language)
  const words = wordsOnly(translated)
  // Two words in a row are told without looking at English.
  if (isLatin || own.test(words) || twoWords.test(words) || !latin.test(words)) return []
  if (english === translated) return []
  return [mistake(`this has no ${name} letters and is not what English says, expected some`)]
}

const mistakesIn = oncePerTwo((document: ContentDocument, own: Script): Mistake[] =>
  textsIn(document).flatMap(({ path, text }) => {
    const problem = problemIn(wordsOnly(text), own)
    return problem ? [document.mistake(path, problem.message, { text: problem.part })] : []
  }),
)

interface Problem {
  readonly part?: string
  readonly message: string
}

function problemIn(words: string, { name, isLatin, own, foreign }: Script): Problem | undefined {
  const strange = foreign.exec(words)?.[0]
  if (strange) return { part: strange, message: `"${strange}" is not written in ${name} letters` }
  if (isLatin) return undefined
  const mixed = border.test(words) && words.match(/\p{L}+/gu)?.find((word) => border.test(word))
  if (mixed)
    return { part: mixed, message: `"${mixed}" mixes Latin and Cyrillic letters that look alike` }
  const left = sentence.exec(words)?.[0]
  if (left) return { part: left, message: `"${left}" is not written in ${name} letters` }
  if (own.test(words) || !twoWords.test(words)) return undefined
  return { message: `this has no ${name} letters, expected some` }
}
