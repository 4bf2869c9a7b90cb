import { hash } from 'node:crypto'
import type { Content } from './content'

export const recordFile = 'content/translated.json'

/** For each text, by its name: the digests of English words, and the languages that follow each, as in `ar de es`. */
export type TranslationRecord = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The record, which is empty while there is no sound file of it. */
export function recordOf({ sound }: Content): TranslationRecord {
  return (sound(recordFile) ?? {}) as TranslationRecord
}

/** A short digest of a text: eight hexadecimal digits. */
export function shortTextDigest(text: string): string {
  return hash('sha256', text).slice(0, 8)
}

/** The names of the texts whose English (`name` to text) is not the one that a language follows. */
export function changedTexts(
  record: TranslationRecord,
  english: ReadonlyMap<string, string>,
  language: string,
): string[] {
  return [...english]
    .filter(
      ([name, text]) => !languagesIn(record[name]?.[shortTextDigest(text)]).includes(language),
    )
    .map(([name]) => name)
}

/** The record after some languages were brought up to date with English; texts that English no longer has are left out. */
export function markTranslated(
  record: TranslationRecord,
  english: ReadonlyMap<string, string>,
  languages: readonly string[],
): TranslationRecord {
  const entries = [...english].map(([name, text]): [string, Record<string, string>] => {
    const followed = Object.entries(record[name] ?? {}).map(
      ([digest, codes]) =>
        [digest, languagesIn(codes).filter((code) => !languages.includes(code))] as const,
    )
    const present = shortTextDigest(text)
    const byDigest = new Map(followed)
    byDigest.set(present, [...(byDigest.get(present) ?? []), ...languages].sort())
    const kept = [...byDigest].filter(([, codes]) => codes.length > 0)
    return [name, Object.fromEntries(kept.map(([digest, codes]) => [digest, codes.join(' ')]))]
  })
  return Object.fromEntries(entries)
}

function languagesIn(codes = ''): string[] {
  return codes.split(' ').filter(Boolean)
}
