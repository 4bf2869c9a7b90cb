import { execFileSync } from 'node:child_process'

/** The commits, newest first, each with its ISO date and the paths of the changed files. */
export type History = readonly { readonly date: string; readonly files: readonly string[] }[]

/**
 * Reads a repository's history. Returns an empty history if there is no repository, or if the clone is shallow, because
 * the dates would then be wrong.
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

/** Returns the date of the last commit to a file whose path starts with one of `paths`; undefined if none. */
export function lastChange(history: History, paths: readonly string[]): string | undefined {
  const commit = history.find(({ files }) =>
    files.some((file) => paths.some((path) => file.startsWith(path))),
  )
  return commit?.date
}
