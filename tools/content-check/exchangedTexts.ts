import type { Content } from './content'
import { groupBy, pairsIn } from './data'
import { translatedTexts, translationLanguages, type TranslatedText } from './translations'
import { count, wordsOf } from './words'

/** The languages whose words have no spaces between them, so that pairs of characters are compared instead. */
const unspaced: readonly string[] = ['ja', 'ko']

/** Strings that resemble their English string this much are in the right place. */
const alike = 0.4

/** How much more alike two strings must be in exchanged places than in their own to be reported. */
const lead = 0.6

/**
 * Returns pairs of strings that a translator may have exchanged, each as a line with the language and both names. Words
 * are similar if they occur in the same strings. This is a guess: measured on the content of 2026-11-26, the highest value
 * of a correct pair is 0.47, and half of all exchanges are found, from 25 % in Japanese to 65 % in Italian.
 */
export function exchangedTexts(content: Content): string[] {
  return translationLanguages(content).flatMap((language) => {
    const texts = translatedTexts(content).filter((text) => text.language === language)
    const similarity = similarityIn(language, texts)

    return pairsOfSuspects(texts, similarity)
      .filter(([one, other]) => areExchanged(one, other, similarity))
      .map(([one, other]) => `${language}: ${one.name} and ${other.name}`)
  })
}

/** How similar the English of the first string is to the translation of the second one: 0 to 1. */
type Similarity = (original: TranslatedText, translation: TranslatedText) => number

/** Returns every two strings of a file that do not resemble their English. Strings of up to two words say too little. */
function pairsOfSuspects(texts: readonly TranslatedText[], similarity: Similarity) {
  const suspects = texts.filter(
    (text) => wordsOf(text.english.value).length > 2 && similarity(text, text) < alike,
  )
  const files = groupBy(suspects, ({ name }) => name.split(':')[0] ?? '')

  return [...files.values()].flatMap((inFile) => pairsIn(inFile))
}

/** Returns whether two strings resemble each other's English far more than their own. */
function areExchanged(one: TranslatedText, other: TranslatedText, similarity: Similarity): boolean {
  const own = similarity(one, one) + similarity(other, other)
  const exchanged = similarity(one, other) + similarity(other, one)

  return one.value !== other.value && exchanged - own > lead
}

/**
 * Returns a function that measures the similarity of strings in a language: the mean similarity of their parts, each
 * compared with the most similar part of the other string.
 */
function similarityIn(language: string, texts: readonly TranslatedText[]): Similarity {
  const byWord = !unspaced.includes(language)
  const english = new Map(texts.map((text) => [text, partsOf(text.english.value, true)]))
  const translated = new Map(texts.map((text) => [text, partsOf(text.value, byWord)]))
  const uses = countUses(english, translated)

  return (original, translation) => {
    const parts = english.get(original) ?? []
    const others = translated.get(translation) ?? []
    // A pair of strings is no evidence for itself.
    const ignored = original === translation ? 1 : 0
    const rows = parts.map((part) =>
      others.map((other) => similarityOf(part, other, uses, ignored)),
    )

    return meanOfBest(rows, others.length)
  }
}

/**
 * Returns the mean of the highest similarity of each part (a row) and of each other part (a column): 0 to 1; 1 without
 * parts.
 */
function meanOfBest(rows: readonly (readonly number[])[], columns: number): number {
  const bestOfRows = rows.map((row) => Math.max(0, ...row))
  const bestOfColumns = Array.from({ length: columns }, (_, column) =>
    Math.max(0, ...rows.map((row) => row[column] ?? 0)),
  )
  const best = [...bestOfRows, ...bestOfColumns]

  return best.length === 0 ? 1 : best.reduce((sum, one) => sum + one, 0) / best.length
}

/** The parts of strings, by string. */
type Parts = ReadonlyMap<TranslatedText, readonly string[]>

/** How many strings have a part: in English, in the translation, and a pair of parts in both. */
type Uses = ReturnType<typeof countUses>

/** Counts the strings with each part and with each pair of parts. */
function countUses(english: Parts, translated: Parts) {
  const pairs = [...english].flatMap(([text, parts]) => {
    const others = translated.get(text) ?? []

    return parts.flatMap((part) => others.map((other) => pairOf(part, other)))
  })

  return {
    inEnglish: count([...english.values()].flat()),
    inTranslation: count([...translated.values()].flat()),
    together: count(pairs),
  }
}

/** Returns the key of a pair of parts. No part contains a tab. */
const pairOf = (part: string, other: string) => `${part}\t${other}`

/**
 * Returns how often two parts are in an English string and its translation, relative to how often each part is used: 0 to 1
 * (the Sørensen–Dice coefficient). `ignored` is the number of strings with both parts that do not count.
 */
function similarityOf(part: string, other: string, uses: Uses, ignored: number): number {
  const both = (uses.together.get(pairOf(part, other)) ?? 0) - ignored
  const ofPart = (uses.inEnglish.get(part) ?? 0) - ignored
  const ofOther = (uses.inTranslation.get(other) ?? 0) - ignored

  return ofPart + ofOther === 0 ? 0 : (2 * both) / (ofPart + ofOther)
}

/** Returns what is compared: the starts of words, or pairs of characters, and placeholders and numbers. */
function partsOf(text: string, byWord: boolean): string[] {
  const words = wordsOf(text)
  const parts = byWord ? words.map((word) => word.slice(0, 5)) : words.flatMap(characterPairs)

  return [...new Set([...parts, ...(text.match(/\{\{?[^},]*|\d+/g) ?? [])])]
}

function characterPairs(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2))
}
