import type { Content } from '../content'
import { contentFacts } from '../contentFacts'
import { textsOf } from '../data'
import type { Mistake } from '../mistake'
import { oncePer } from '../oncePer'
import { translatedTexts, wordsOnly, type TranslatedText } from '../translatedTexts'

/** The numbers that English writes as words, each at its own place. */
const numberWords = (
  'zero one|once|first two|twice|second three|third four|fourth five|fifth six seven eight nine ten ' +
  'eleven twelve'
)
  .split(' ')
  .map((words) => new RegExp(`\\b(?:${words})\\b`, 'i'))
const twenty = /\btwenty\b/i

/** A translation types no number and no fact that English asks for: it would stay when the fact changes. */
export function literalFacts(content: Content): Mistake[] {
  const facts = textFacts(content)
  return translatedTexts(content).flatMap((text) => [
    ...numbersTyped(text).map((number) => text.mistake(`${number} ${complaint}`, number)),
    ...factsTyped(text, facts).map((fact) => text.mistake(`"${fact}" ${complaint}`, fact)),
  ])
}

const complaint = 'is typed here and not in English, expected a placeholder'

const numbersTyped = oncePer(({ english, translated }: TranslatedText): string[] => {
  const numbers = wordsOnly(translated).match(/\p{Nd}+/gu)
  if (!numbers) return []
  const words = wordsOnly(english)
  const said = words.match(/\d+/g)
  return numbers.filter((number) => {
    const digits = number.normalize('NFKC')
    const word = digits === '20' ? twenty : numberWords[Number(digits)]
    return !said?.includes(digits) && !word?.test(words)
  })
})

/** The facts that are names and the like; short ones and plain lower-case words stand in other words, too. */
function textFacts(content: Content): string[] {
  const texts = textsOf(contentFacts(content).facts).map(({ text }) => text)
  return [...new Set(texts)].filter((text) => text.length > 2 && /[A-Z\d@]/.test(text))
}

function factsTyped({ english, translated }: TranslatedText, facts: readonly string[]): string[] {
  if (!facts.some((fact) => translated.includes(fact))) return []
  const words = wordsOnly(translated)
  const typed = facts.filter((fact) => holds(words, fact))
  return typed.filter((fact) => !holds(wordsOnly(english), fact))
}

function holds(text: string, fact: string): boolean {
  const at = text.indexOf(fact)
  if (at < 0) return false
  return !/[a-z]/i.test(text.charAt(at - 1)) && !/[a-z]/i.test(text.charAt(at + fact.length))
}
