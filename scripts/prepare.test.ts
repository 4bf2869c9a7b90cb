import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { gitEnvironment } from './lib/repository.fixture'
import { temporaryFolder } from './lib/temporaryFolder.fixture'

it.each([
  [undefined, '.githooks', 'Git now runs the hooks in .githooks/'],
  ['my-hooks', 'my-hooks', 'Git runs your own hooks in my-hooks'],
])('with the hooks path %s, sets %s and says so', (before, after, message) => {
  const cwd = temporaryFolder()
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd, env: gitEnvironment, encoding: 'utf8' }).stdout

  run('git', 'init')
  if (before) run('git', 'config', 'core.hooksPath', before)
  const output = run(process.execPath, resolve('scripts/prepare.mjs'))
  const path = run('git', 'config', 'core.hooksPath').trim()

  expect([path, output]).toEqual([after, expect.stringContaining(message)])
})
