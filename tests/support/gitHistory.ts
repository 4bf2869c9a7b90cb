import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { project } from './builtSite'

/** Runs a command of Git in the project, and returns its output. */
export function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: project, encoding: 'utf8' }).trim()
}

/** Returns the times of all commits in milliseconds, or undefined if the project is here without its whole history. */
export function commitTimes(): number[] | undefined {
  const isWhole =
    existsSync(join(project, '.git')) && git('rev-parse', '--is-shallow-repository') === 'false'

  return isWhole ? git('log', '--format=%cI').split('\n').map(Date.parse) : undefined
}
