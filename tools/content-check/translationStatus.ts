import { spawnSync } from 'node:child_process'
import type { Content } from './content'
import { groupBy } from './data'
import { readDocument } from './document'
import { recordDigest, staleTexts, unrecordedTexts, type StaleText } from './translationRecord'
import { namedTexts, translatedTexts, translationLanguages } from './translations'

/** Returns a report: the number of stale translations per language, and the old and new English of stale strings. */
export function statusReport(content: Content, project: string): string {
  const stale = staleTexts(content)
  const unrecorded = unrecordedTexts(content)
  const rows = translationLanguages(content).map((language) => {
    const count = (texts: readonly { language: string }[]) =>
      String(texts.filter((text) => text.language === language).length)
    return [language, count(translatedTexts(content)), count(stale), count(unrecorded)]
  })
  const table = [['', 'texts', 'stale', 'unrecorded'], ...rows]
    .map((row) => row.map((cell) => cell.padStart(11)).join(''))
    .join('\n')
  const groups = groupBy(stale, ({ name, followed }) => `${name} ${followed}`)
  const texts = [...groups.values()].map((group) => staleReport(group, project))
  return [table, ...texts].join('\n\n')
}

function staleReport(group: readonly StaleText[], project: string): string {
  const [first] = group
  if (!first) return ''
  const before = versionsOf(first.englishFile, project).get(`${first.name} ${first.followed}`)
  return [
    `${first.name} (${group.map(({ language }) => language).join(' ')})`,
    `  English before: ${before ?? 'not in the history of this clone'}`,
    `  English now:    ${first.english}`,
  ].join('\n')
}

const knownVersions = new Map<string, Map<string, string>>()

/** Returns all committed versions of the strings in a file. The keys consist of the name and the digest of a string. */
function versionsOf(file: string, project: string): Map<string, string> {
  const known = knownVersions.get(file)
  if (known) return known
  const git = (...args: string[]) => spawnSync('git', args, { cwd: project }).stdout
  const commits = git('log', '--format=%h', '--', file).toString().split('\n').filter(Boolean)
  const versions = commits.flatMap((commit) => {
    const bytes = git('show', `${commit}:${file}`)
    const texts = [...namedTexts(readDocument({ path: file, bytes }))]
    return texts.map(([name, text]) => [`${name} ${recordDigest(text)}`, text] as const)
  })
  knownVersions.set(file, new Map(versions))
  return new Map(versions)
}
