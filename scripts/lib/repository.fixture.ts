import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { temporaryFolder, writeTexts } from './temporaryFolder.fixture'

export const hasGit = spawnSync('git', ['--version']).status === 0

/**
 * The environment for Git in another repository. It lacks the user's configuration, and the variables that Git sets in a
 * hook, such as GIT_DIR, which refer to this repository.
 */
export const gitEnvironment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
}

/** A temporary Git repository with the content and the hooks of this project. Paths are relative to it. */
export interface Repository {
  /** Its absolute path. */
  readonly folder: string
  /** Runs Git. Returns the exit code and the output. */
  git(...args: readonly string[]): GitResult
  /** Runs Git with other environment variables. */
  gitWith(environment: Readonly<Record<string, string>>, ...args: readonly string[]): GitResult
  /** Undoes all commits and changes since the repository was created. */
  reset(): void
  /** Commits with the given arguments. Returns the paths in the commit; the output if Git rejected the commit. */
  commit(...args: readonly string[]): string | string[]
  /** Returns the text of a file in the last commit. */
  committed(path: string): string
  /** Returns the text of a file in the working tree. */
  read(path: string): string
  write(path: string, text: string): void
  /** Replaces the first occurrence of a part of a file. */
  edit(path: string, from: string, to: string): void
}

interface GitResult {
  readonly code: number | null
  readonly output: string
}

/** Creates a repository. The tools of this project are links, so that they are not copied. */
export function createRepository(): Repository {
  const folder = temporaryFolder()
  const repository = repositoryIn(folder)

  for (const name of ['content', '.githooks', '.prettierrc.json'])
    cpSync(name, join(folder, name), { recursive: true })
  for (const name of ['node_modules', 'scripts', 'src', 'tools', 'package.json'])
    symlinkSync(resolve(name), join(folder, name))

  repository.git('init')
  repository.git('config', 'core.hooksPath', '.githooks')
  repository.git('add', 'content', '.prettierrc.json')
  repository.git('commit', '--no-verify', '-m', 'Valid')
  repository.git('tag', 'start')

  return repository
}

function repositoryIn(folder: string): Repository {
  const gitWith: Repository['gitWith'] = (environment, ...args) => runGit(folder, environment, args)
  const git: Repository['git'] = (...args) => gitWith({}, ...args)
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const write = (path: string, text: string) => writeTexts(folder, { [path]: text })

  return {
    folder,
    git,
    gitWith,
    read,
    write,
    reset: () => void git('reset', '--hard', '--quiet', 'start'),
    edit: (path, from, to) => write(path, read(path).replace(from, to)),
    committed: (path) => git('show', `HEAD:${path}`).output,
    commit(...args) {
      const { code, output } = git('commit', '-m', 'Change', ...args)
      if (code !== 0) return output

      return git('show', '--format=', '--name-only').output.trim().split('\n')
    },
  }
}

/** Runs Git without the user's configuration. */
function runGit(
  folder: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[],
): GitResult {
  const person = ['-c', 'user.name=a', '-c', 'user.email=a@b.test']
  const { status, stdout, stderr } = spawnSync('git', [...person, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...gitEnvironment, NODE_ENV: 'test', ...environment },
  })

  return { code: status, output: `${stdout}${stderr}` }
}
