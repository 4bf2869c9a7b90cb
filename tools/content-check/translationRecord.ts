import { hash } from 'node:crypto'
import type { Content, Diagnostics } from './content'
import { groupBy, memoize } from './data'
import { translatedTexts, type TranslatedText } from './translations'

/** Maps the name of each string to two digests: of the English string that was translated, and of the translation. */
type TranslationRecord = Readonly<Record<string, string>>

interface RecordedText extends TranslatedText {
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

/** Compares a translation with its digest in the record, and its English text with the digest of the one that it follows. */
function statusOf(
  { value, english }: TranslatedText,
  followed: string,
  recorded: string | undefined,
): RecordedText['status'] {
  if (recorded !== recordDigest(value)) return 'unrecorded'

  return followed === recordDigest(english.value) ? 'current' : 'stale'
}

/** Returns all translations with their status according to the translation records. */
export const recordedTexts = memoize((content: Content): RecordedText[] =>
  translatedTexts(content).map((text) => {
    const record = content.validDocument(recordFile(text.language))?.value as
      TranslationRecord | undefined
    const [followed = '', recorded] = record?.[text.name]?.split(' ') ?? []

    return { ...text, followed, recorded, status: statusOf(text, followed, recorded) }
  }),
)

/** Translations of this length and shorter ones may be the same for two English strings: "Close" and "Not now". */
const labelLength = 25

/**
 * Returns the changed translations that the record knows as the translation of another English string, each with that
 * string: two were exchanged, or one was pasted over another.
 */
export const misplacedTexts = memoize((content: Content) => {
  const languages = groupBy(recordedTexts(content), ({ language }) => language)

  return new Map(
    [...languages.values()].flatMap((texts) => {
      const byRecord = groupBy(texts, ({ recorded }) => recorded)

      return texts.flatMap((text) => {
        const owners = byRecord.get(recordDigest(text.value)) ?? []
        const [owner] = owners

        return owner && isMisplaced(text, owners) ? [[text, owner] as const] : []
      })
    }),
  )
})

/**
 * Returns whether a changed translation belongs to another string. `owners` are the strings that the record knows with this
 * translation.
 */
function isMisplaced(text: RecordedText, owners: readonly RecordedText[]): boolean {
  const english = recordDigest(text.english.value)
  const hasSameEnglish = owners.some(({ followed }) => followed === english)
  if (text.status !== 'unrecorded' || hasSameEnglish) return false

  // An owner now has the translation that this string had.
  const isExchanged = owners.some(({ value }) => recordDigest(value) === text.recorded)
  // No owner has the translation any more.
  const isMoved = owners.every(({ status }) => status === 'unrecorded')
  // Both have the translation, which is too long to be a label that suits two strings.
  const isPasted = text.value.length > labelLength

  return isExchanged || isMoved || isPasted
}

/**
 * Returns a language's record, with current digests for unrecorded translations and for the confirmed one. Misplaced
 * translations keep their digests, so that the check goes on to report them.
 */
export function updatedRecord(content: Content, language: string, confirmed?: string) {
  const texts = recordedTexts(content).filter((text) => text.language === language)
  const misplaced = misplacedTexts(content)
  const entries = texts.map((text) => {
    const { name, status, followed, recorded = '', english, value } = text
    const isNew = status === 'unrecorded' && !misplaced.has(text)
    const [original, digest] =
      isNew || name === confirmed
        ? [recordDigest(english.value), recordDigest(value)]
        : [followed, recorded]

    return [name, `${original} ${digest}`] as const
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
