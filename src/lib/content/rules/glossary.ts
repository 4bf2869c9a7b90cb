import type { Content } from '../content'
import { glossaryOf, termsIn, wordsMissing, type Glossary } from '../glossary'
import type { Mistake } from '../mistake'
import { oncePerTwo } from '../oncePerTwo'
import { isListed } from '../textName'
import { translatedTexts, type TranslatedText } from '../translatedTexts'

/** Where English uses a term of the glossary, a translation uses the word that its language has chosen. */
export function glossary(content: Content): Mistake[] {
  const known = glossaryOf(content)
  if (!known) return []
  return (
    translatedTexts(content)
      // Keywords are what people search for, whatever they call it.
      .filter(({ name }) => !name.endsWith(':meta.keywords'))
      .flatMap((text) => missesOf(known, text))
  )
}

const missesOf = oncePerTwo((known: Glossary, text: TranslatedText): Mistake[] => {
  const { language, name, mistake } = text
  const misses = paragraphsOf(text).flatMap(([english, translated]) => {
    const wanted = termsIn(known, english).flatMap(({ en, words, exceptions = [] }) => {
      const word = words[language]
      if (!word || exceptions.some((one) => isListed(one, name, language))) return []
      return [{ en, word }]
    })
    const missing = wordsMissing(
      wanted.map(({ word }) => word),
      translated,
    )
    return wanted.filter(({ word }) => missing.includes(word))
  })
  const messages = misses.map(
    ({ en, word }) => `English says "${en}" here, expected "${word.term}" as the glossary has it`,
  )
  return [...new Set(messages)].map((message) => mistake(message))
})

/** The paragraphs of both languages side by side; the whole texts when they are not as many. */
function paragraphsOf({ english, translated }: TranslatedText): (readonly [string, string])[] {
  const blank = /\n\s*\n/
  const paragraphs = translated.split(blank)
  const originals = english.split(blank)
  if (originals.length !== paragraphs.length) return [[english, translated]]
  return originals.map((original, index) => [original, paragraphs[index] ?? ''])
}
