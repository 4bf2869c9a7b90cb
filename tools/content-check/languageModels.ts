import { count, wordsOf } from './words'

/** How often every three letters in a row occur in the texts of a language. */
export interface LanguageModel {
  readonly counts: ReadonlyMap<string, number>
  /** The sum of `counts`. */
  readonly total: number
}

/** Creates the model of a language from its texts. */
export function modelOf(texts: Iterable<string>): LanguageModel {
  const trigrams = [...texts].flatMap(trigramsOf)

  return { counts: count(trigrams), total: trigrams.length }
}

/** Returns every three letters in a row of a text, in order. Between words is a space. */
export function trigramsOf(text: string): string[] {
  const words = ` ${wordsOf(text).join(' ')} `

  return Array.from({ length: Math.max(0, words.length - 2) }, (_, at) => words.slice(at, at + 3))
}

/** What is added to the count of each trigram, so that an unknown one is improbable, not impossible. */
const smoothing = 0.3

/**
 * Returns the natural logarithm of the probability that a language has a text with these trigrams. If the model contains
 * the text (`isInModel`), the text is left out: it is no evidence for itself.
 */
export function logProbability(
  trigrams: readonly string[],
  model: LanguageModel,
  { size, isInModel }: { readonly size: number; readonly isInModel: boolean },
): number {
  const own = isInModel ? count(trigrams) : new Map<string, number>()

  return trigrams.reduce((sum, trigram) => {
    const known = (model.counts.get(trigram) ?? 0) - (own.get(trigram) ?? 0)

    return sum + Math.log((known + smoothing) / (model.total + smoothing * size))
  }, 0)
}
