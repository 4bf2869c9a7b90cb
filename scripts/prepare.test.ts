import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

// Git's variables are removed, because they refer to this repository if the test runs inside a hook.
const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
const env = { ...Object.fromEntries(inherited), GIT_CONFIG_GLOBAL: '/dev/null' }

it.each([
  [undefined, '.githooks', 'Git now runs the hook in .githooks/'],
  ['my-hooks', 'my-hooks', 'Git runs your own hooks in my-hooks'],
])('with the hooks path %s, sets %s and says so', (before, after, message) => {
  const cwd = mkdtempSync(join(tmpdir(), 'prepare-'))
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd, env, encoding: 'utf8' }).stdout

  run('git', 'init')
  if (before) run('git', 'config', 'core.hooksPath', before)
  const output = run(process.execPath, resolve('scripts/prepare.mjs'))
  const path = run('git', 'config', 'core.hooksPath').trim()

  rmSync(cwd, { recursive: true })
  expect([path, output]).toEqual([after, expect.stringContaining(message)])
})
