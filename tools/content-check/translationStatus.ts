import { spawnSync } from 'node:child_process'
import type { Content } from './content'
import { groupBy, memoize } from './data'
import { readDocument } from './document'
import { exchangedTexts } from './exchangedTexts'
import { recordDigest, recordedTexts } from './translationRecord'
import { namedTexts, translationLanguages } from './translations'

/**
 * Returns a report: the number of stale translations per language, the old and new English of stale strings, and pairs of
 * strings that may be exchanged.
 */
export function statusReport(content: Content, project: string): string {
  const texts = recordedTexts(content)
  const stale = texts.filter(({ status }) => status === 'stale')
  const exchanged = exchangedTexts(content).map((pair) => `Exchanged? ${pair}`)

  return [
    tableOf(texts, translationLanguages(content)),
    ...staleReports(stale, project),
    ...exchanged,
  ].join('\n\n')
}

type RecordedText = ReturnType<typeof recordedTexts>[number]

/** Returns how many texts each language has, and how many are stale or unrecorded, as a table. */
function tableOf(texts: readonly RecordedText[], languages: readonly string[]): string {
  const rows = languages.map((language) => {
    const own = texts.filter((text) => text.language === language)
    const count = (name: string) => own.filter(({ status }) => status === name).length

    return [language, own.length, count('stale'), count('unrecorded')]
  })

  return [['', 'texts', 'stale', 'unrecorded'], ...rows]
    .map((row) => row.map((cell) => String(cell).padStart(11)).join(''))
    .join('\n')
}

/** Returns the old and the new English of each stale string, with the languages that still follow the old one. */
function staleReports(stale: readonly RecordedText[], project: string): string[] {
  const groups = groupBy(stale, ({ name, followed }) => `${name} ${followed}` as const)

  return [...groups].map(([key, group]) => {
    const [english] = group.map((text) => text.english)
    const before = english && versionsIn(project)(english.document.file).get(key)

    return [
      `${key.split(' ')[0] ?? ''} (${group.map(({ language }) => language).join(' ')})`,
      `  English before: ${before ?? 'not in the history of this clone'}`,
      `  English now:    ${english?.value ?? ''}`,
    ].join('\n')
  })
}

/** Returns all committed versions of the strings in a file. The keys consist of the name and the digest of a string. */
const versionsIn = memoize((project: string) =>
  memoize((file: string) => {
    const git = (...args: string[]) => spawnSync('git', args, { cwd: project }).stdout
    const commits = git('log', '--format=%h', '--', file).toString().split('\n').filter(Boolean)
    const versions = commits.flatMap((commit) => {
      const bytes = git('show', `${commit}:${file}`)
      const texts = [...namedTexts(readDocument({ path: file, bytes }))]
      return texts.map(([name, { value }]) => [`${name} ${recordDigest(value)}`, value] as const)
    })

    return new Map(versions)
  }),
)
