import { execFileSync } from 'node:child_process'
import type { Release } from '../site/releases'

/** Reads a repository's history. It is empty without a repository or in a shallow clone, whose dates are wrong. */
export function gitHistory(project: string) {
  return parseLog(log(project, '--format=%x00%cI', '--name-only', '--relative'))
}

/** Returns the ISO date of the commit that added a text to a file; undefined if the history does not contain it. */
export function dateAdded(project: string, file: string, text: string): string | undefined {
  const [date] = log(project, '--format=%cI', '--reverse', `-S${text}`, '--', file).split('\n')
  return date === '' ? undefined : date
}

/** Returns the output of `git log`; an empty string if there is no complete history. */
function log(project: string, ...options: string[]): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: project, encoding: 'utf8', maxBuffer: 1e9, stdio: 'pipe' })

  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return ''

    return git('-c', 'core.quotePath=false', 'log', ...options)
  } catch {
    return ''
  }
}

/** Parses the output of `git log --format=%x00%cI --name-only`: commits with their ISO date and changed files. */
export function parseLog(log: string) {
  const [, ...commits] = log.split('\0')
  return commits.map((commit) => {
    const [date = '', ...files] = commit.split('\n').filter(Boolean)
    return { date, files }
  })
}

type History = ReturnType<typeof parseLog>

/** Returns the date of the last commit to a file whose path starts with one of `paths`; undefined if none. */
export function lastChange(history: History, paths: readonly string[]): string | undefined {
  return history.find(({ files }) =>
    files.some((file) => paths.some((path) => file.startsWith(path))),
  )?.date
}

/** The times at which file names were added to releases.json. Git is slow, and many pages need these times. */
const added = new Map<string, string | undefined>()

/** Returns a release's day; else the ISO time of the commit that added its file name; undefined if neither is known. */
export function releaseTime({ released, fileName }: Pick<Release, 'released' | 'fileName'>) {
  if (released === null && !added.has(fileName))
    added.set(fileName, dateAdded(process.cwd(), 'content/site/releases.json', `"${fileName}"`))
  return released ?? added.get(fileName)
}
