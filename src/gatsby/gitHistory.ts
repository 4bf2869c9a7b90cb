import { execFileSync } from 'node:child_process'

/** The commits from the newest to the oldest, each with its date (ISO) and the paths of its files. */
export type History = readonly { readonly date: string; readonly files: readonly string[] }[]

/**
 * Reads the history of a repository. Without a repository, or in a shallow clone, whose dates would be wrong, the
 * history is empty.
 */
export function gitHistory(project: string): History {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: project,
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return []
    return parseLog(
      git('-c', 'core.quotePath=false', 'log', '--format=%x00%cI', '--name-only', '--relative'),
    )
  } catch {
    return []
  }
}

/** Parses the output of `git log --format=%x00%cI --name-only`. */
export function parseLog(log: string): History {
  const commits = log.split('\0').slice(1)
  return commits.map((commit) => {
    const [date = '', ...files] = commit.split('\n').filter(Boolean)
    return { date, files }
  })
}

/** Returns the last change of some files and folders (with a trailing slash); undefined if none is in the history. */
export function lastChange(history: History, paths: readonly string[]): string | undefined {
  const commit = history.find(({ files }) =>
    files.some((file) => paths.some((path) => file.startsWith(path))),
  )
  return commit?.date
}
