import { execFileSync } from 'node:child_process'
import { readHistory, type History } from '../lib/seo/lastModified'

/**
 * When each file of the project was changed last. A folder without a repository has no history, and that of a
 * shallow clone would say that everything changed today: both give none, so that no date is made up.
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
