import { hash } from 'node:crypto'
import type { Content } from './content'
import type { Diagnostic } from './diagnostic'
import { translatedTexts, translationLanguages, type TranslatedText } from './translations'

/**
 * The contents of content/translated/<language>.json. Maps the name of each string to two digests, separated by a
 * space: the digest of the English string that was translated, and the digest of the translation.
 */
type TranslationRecord = Readonly<Record<string, string>>

/** A translation whose English string has changed since the translation was made. */
export interface StaleText extends TranslatedText {
  /** The digest of the English string that was translated. */
  readonly followed: string
}

/** Returns the path of a language's translation record. */
export function recordFile(language: string): string {
  return `content/translated/${language}.json`
}

/** Returns the digest of a string in a translation record. */
export function recordDigest(text: string): string {
  return hash('sha256', text).slice(0, 8)
}

/** Returns the stale translations, which must be updated or confirmed. */
export function staleTexts(content: Content): StaleText[] {
  return translatedTexts(content).flatMap((text) => {
    const [followed = '', digest] = entryOf(content, text)?.split(' ') ?? []
    const isStale =
      digest === recordDigest(text.translated) && followed !== recordDigest(text.english)
    return isStale ? [{ ...text, followed }] : []
  })
}

/** Returns the new and changed translations that are not yet in the translation record. */
export function unrecordedTexts(content: Content): TranslatedText[] {
  return translatedTexts(content).filter(
    (text) => entryOf(content, text)?.split(' ')[1] !== recordDigest(text.translated),
  )
}

/**
 * Returns the updated translation record for a language. New and changed translations, and the one `confirmed` names,
 * are recorded with the current English string. All other translations keep their entries.
 */
export function updatedRecord(
  content: Content,
  language: string,
  confirmed?: string,
): TranslationRecord {
  const unrecorded = new Set(unrecordedTexts(content))
  const texts = translatedTexts(content).filter((text) => text.language === language)
  const entries = texts.map((text) => {
    const isKept = !unrecorded.has(text) && text.name !== confirmed
    const present = `${recordDigest(text.english)} ${recordDigest(text.translated)}`
    return [text.name, (isKept ? entryOf(content, text) : undefined) ?? present] as const
  })
  return Object.fromEntries(entries)
}

/** Returns warnings about stale translations, and about translation records that are not up to date. */
export function translationWarnings(content: Content): Diagnostic[] {
  const stale = staleTexts(content).map(({ language, name, diagnostic }) =>
    diagnostic(
      `the English text has changed since; translate it again, or confirm it with: npm run i18n:confirm -- ${language} ${name}`,
    ),
  )
  const unrecorded = translationLanguages(content).flatMap((language) => {
    const count = unrecordedTexts(content).filter((text) => text.language === language).length
    const message = `${count} new or changed translations are not recorded, run: npm run i18n:status -- --record`
    return count > 0
      ? (content.documents.get(recordFile(language))?.diagnostic([], message) ?? [])
      : []
  })
  return [...stale, ...unrecorded]
}

function entryOf({ sound }: Content, { language, name }: TranslatedText): string | undefined {
  return (sound(recordFile(language)) as TranslationRecord | undefined)?.[name]
}
