import { execFileSync } from 'node:child_process'
import { readHistory, type History } from '../lib/seo/lastModified'

/**
 * Returns the dates of the last changes of all files. Without a repository, or in a shallow clone, whose dates would be
 * wrong, returns an empty history.
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
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return new Map()
    return readHistory(
      git('-c', 'core.quotePath=false', 'log', '--format=%x00%cI', '--name-only', '--relative'),
    )
  } catch {
    return new Map()
  }
}
