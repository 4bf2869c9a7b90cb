import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { editingTasks } from '../support/editingTasks'
import { isFull } from '../support/sitePages'

const root = resolve(__dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'edited-site-'))

/** Runs Node in a folder. Returns the output if Node exits with an error, otherwise undefined. */
function failure(cwd: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
  return status === 0 ? undefined : `${stdout}${stderr}`
}

beforeAll(() => {
  const leftOut = new Set(['.git', '.cache', 'public', 'node_modules', 'test-results'])
  cpSync(root, folder, { recursive: true, filter: (path) => !leftOut.has(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  for (const edit of Object.values(editingTasks)) edit(join(folder, 'content'))
})

afterAll(() => rmSync(folder, { recursive: true }))

test('the content check passes after the editing tasks', () => {
  const check = ['--import', 'tsx', 'tools/content-check/cli.ts', 'check']
  expect(failure(folder, check)).toBeUndefined()
}, 60_000)

// Runs only with `npm run test:full`, because a second build takes minutes.
if (isFull) {
  test('the site tests pass after the editing tasks', () => {
    const build = ['scripts/gatsby.mjs', 'build']
    expect(failure(folder, build)).toBeUndefined()
    const rules = [
      'node_modules/jest/bin/jest.js',
      'tests/site',
      '--testPathIgnorePatterns=editing',
    ]
    expect(failure(root, rules, { SITE_PROJECT: folder })).toBeUndefined()
  }, 1_200_000)
}
