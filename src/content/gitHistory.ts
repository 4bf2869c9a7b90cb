import { execFileSync } from 'node:child_process'
import type { Release } from '../site/releases'

/** Reads a repository's history. It is empty without a repository or in a shallow clone, whose dates are wrong. */
export function gitHistory(project: string) {
  return parseLog(log(project, '--format=%x00%cI', '--name-only', '--relative'))
}

/** Returns the ISO date of the commit that added a text to a file; undefined if the history does not contain it. */
export function dateAdded(project: string, file: string, text: string): string | undefined {
  const [date] = log(project, '--format=%cI', '--reverse', `-S${text}`, '--', file).split('\n')
  return date ? withOffset(date) : undefined
}

/** Returns a time with its offset in digits. Git 2.45 and newer write UTC as `Z`, older versions as `+00:00`. */
function withOffset(time: string): string {
  return time.replace(/Z$/, '+00:00')
}

/**
 * Returns why the complete history of a project cannot be read, and what to do about it, as the end of a sentence without
 * a full stop; undefined if it can be read.
 */
export function historyProblem(project: string): string | undefined {
  try {
    if (isShallow(project)) return 'this is a shallow clone: run `git fetch --unshallow`'
    git(project, 'rev-parse', '--verify', 'HEAD')

    return undefined
  } catch (error) {
    return explain(error as GitError, project)
  }
}

/** The error that `execFileSync` throws: with a code if Git did not start, else with Git's messages. */
interface GitError {
  readonly code?: string
  readonly stderr?: string
}

/** Returns why Git cannot read the history, and what to do about it. */
function explain({ code, stderr = '' }: GitError, project: string): string {
  if (code === 'ENOENT') return 'Git is not installed: install it'
  if (stderr.includes('dubious ownership'))
    return `the folder belongs to another user: run \`git config --global --add safe.directory ${project}\``
  if (stderr.includes('not a git repository'))
    return 'the folder is not a Git repository: build in a clone of the repository'

  return `Git cannot read it (${stderr.trim().split('\n')[0]}): build in a new clone of the repository`
}

/** Returns the output of `git log`; an empty string if there is no complete history. */
function log(project: string, ...options: string[]): string {
  try {
    if (isShallow(project)) return ''

    return git(project, '-c', 'core.quotePath=false', 'log', ...options)
  } catch {
    return ''
  }
}

function isShallow(project: string): boolean {
  return git(project, 'rev-parse', '--is-shallow-repository').trim() === 'true'
}

/** Runs Git, with English messages. Throws a `GitError` if Git fails or is not installed. */
function git(project: string, ...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
    maxBuffer: 1e9,
    stdio: 'pipe',
  })
}

/** Parses the output of `git log --format=%x00%cI --name-only`: commits with their ISO date and changed files. */
export function parseLog(log: string) {
  const [, ...commits] = log.split('\0')
  return commits.map((commit) => {
    const [date = '', ...files] = commit.split('\n').filter(Boolean)
    return { date: withOffset(date), files }
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
