import { hash } from 'node:crypto'
import type { Content, Diagnostics } from './content'
import { groupBy, memoize } from './data'
import { translatedTexts, type TranslatedText } from './translations'

/** Maps the name of each string to two digests: of the English string that was translated, and of the translation. */
type TranslationRecord = Readonly<Record<string, string>>

export interface RecordedText extends TranslatedText {
  /** The digest of the English string that was translated. */
  readonly followed: string
  /** The digest of the recorded translation; undefined if there is none yet. */
  readonly recorded: string | undefined
  /** New and changed translations are not recorded yet. Stale ones must be updated or confirmed. */
  readonly status: 'unrecorded' | 'stale' | 'current'
}

/** Returns the path of a language's translation record. */
export function recordFile(language: string): string {
  return `content/translated/${language}.json`
}

/** Returns the digest of a string in a translation record. */
export function recordDigest(text: string): string {
  return hash('sha256', text).slice(0, 8)
}

/** Returns all translations with their status according to the translation records. */
export const recordedTexts = memoize((content: Content): RecordedText[] =>
  translatedTexts(content).map((text) => {
    const record = content.validDocument(recordFile(text.language))?.value as
      TranslationRecord | undefined
    const [followed = '', recorded] = record?.[text.name]?.split(' ') ?? []
    const isCurrent = followed === recordDigest(text.english.value)
    const isRecorded = recorded === recordDigest(text.value)
    const status = !isRecorded ? 'unrecorded' : isCurrent ? 'current' : 'stale'

    return { ...text, followed, recorded, status }
  }),
)

/** Returns a language's record, with current digests for unrecorded translations and for the confirmed one. */
export function updatedRecord(content: Content, language: string, confirmed?: string) {
  const texts = recordedTexts(content).filter((text) => text.language === language)
  const entries = texts.map(({ name, status, followed, english, value }) => {
    const isKept = status !== 'unrecorded' && name !== confirmed
    const original = isKept ? followed : recordDigest(english.value)
    return [name, `${original} ${recordDigest(value)}`] as const
  })
  return Object.fromEntries(entries)
}

/** Returns warnings about stale translations, and about translation records that are not up to date. */
export function* translationWarnings(content: Content): Diagnostics {
  const texts = recordedTexts(content)
  const outdated = 'the English text has changed since; translate it again, or confirm it with'

  for (const { status, language, name, diagnostic } of texts)
    if (status === 'stale')
      yield diagnostic(`${outdated}: npm run i18n:confirm -- ${language} ${name}`)
  const unrecorded = texts.filter(({ status }) => status === 'unrecorded')

  for (const [language, { length }] of groupBy(unrecorded, (text) => text.language)) {
    const message = `${length} new or changed translations are not recorded, run: npm run i18n:status -- --record`
    const document = content.documents.get(recordFile(language))
    if (document) yield document.diagnostic([], message)
  }
}
