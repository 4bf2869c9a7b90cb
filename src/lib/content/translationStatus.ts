import { defaultLocale } from '../../site/locales'
import type { Content } from './content'
import type { Mistake } from './mistake'
import { placeOf } from './place'
import { glossary } from './rules/glossary'
import { sameAsEnglish } from './rules/sameAsEnglish'
import { englishTexts, translatedTexts, wordsOnly } from './translatedTexts'
import { changedTexts, recordOf } from './translationRecord'

/** How far a language is. */
export interface LanguageStatus {
  readonly language: string
  /** How many texts it has. */
  readonly keys: number
  readonly words: number
  /** How much of English it has translated, from 0 to 1. */
  readonly coverage: number
  /** How many texts are the same as in English and not on the reviewed list. */
  readonly identical: number
  readonly glossaryMisses: number
  /** The names of the texts that changed in English since the language was last brought up to date. */
  readonly changed: readonly string[]
}

/** Tells of every language but English how far it is. */
export function translationStatus(content: Content): LanguageStatus[] {
  const english = englishTexts(content)
  const record = recordOf(content)
  const [identical, misses] = [sameAsEnglish(content), glossary(content)].map(countByLanguage)
  return Object.entries(content.site.locales)
    .filter(([language]) => language !== defaultLocale)
    .map(([language, { intl }]) => {
      const texts = translatedTexts(content).filter((text) => text.language === language)
      const same = identical?.get(language) ?? 0
      return {
        language,
        keys: texts.length,
        words: countWords(
          texts.map(({ translated }) => translated),
          intl,
        ),
        coverage: english.size === 0 ? 1 : (texts.length - same) / english.size,
        identical: same,
        glossaryMisses: misses?.get(language) ?? 0,
        changed: changedTexts(record, english, language),
      }
    })
}

/** Prints the status of all languages as a table, and below it the texts that changed in English, each with the languages that have yet to follow. */
export function statusReport(statuses: readonly LanguageStatus[]): string {
  const rows = statuses.map((status) => [
    status.language,
    String(status.keys),
    String(status.words),
    `${(Math.floor(status.coverage * 1000) / 10).toFixed(1)} %`,
    String(status.identical),
    String(status.glossaryMisses),
    String(status.changed.length),
  ])
  return [...tableLines([heads, ...rows]), '', ...changeLines(statuses)].join('\n')
}

const heads = ['', 'keys', 'words', 'coverage', 'as English', 'off glossary', 'English changed']

function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '))
}

function changeLines(statuses: readonly LanguageStatus[]): string[] {
  const names = [...new Set(statuses.flatMap(({ changed }) => changed))]
  if (names.length === 0) return ['Every language is up to date with English.']
  return [
    'Changed in English since these languages were brought up to date:',
    ...names.map((name) => {
      const behind = statuses.filter(({ changed }) => changed.includes(name))
      const isAll = behind.length === statuses.length
      return `  ${name}: ${isAll ? 'all' : behind.map(({ language }) => language).join(' ')}`
    }),
  ]
}

function countByLanguage(mistakes: readonly Mistake[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { file } of mistakes) {
    const language = placeOf(file)?.language
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  return counts
}

function countWords(texts: readonly string[], tag: string): number {
  const segmenter = new Intl.Segmenter(tag, { granularity: 'word' })
  // Text by text: each segment carries all of what was cut, and a whole language is too much to carry so often.
  const words = texts.map((text) => {
    const segments = segmenter.segment(wordsOnly(text))
    return Array.from(segments).filter(({ isWordLike }) => isWordLike).length
  })
  return words.reduce((sum, count) => sum + count, 0)
}
