import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { temporaryFolder } from '../../scripts/lib/temporaryFolder.fixture'
import { createEditedCopy } from '../../tools/filled/editedCopy'
import { optionalFacts } from '../../tools/filled/optionalFacts'
import { editingTasks } from '../support/editingTasks'
import { isFull } from '../support/sitePages'

const root = resolve(__dirname, '../..')
const folder = temporaryFolder()

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
  createEditedCopy(folder, Object.values({ ...optionalFacts, ...editingTasks }))
})

test('the content check passes after the editing tasks', () => {
  const check = ['--import', 'tsx', 'tools/content-check/cli.ts', 'check']
  expect(failure(folder, check)).toBeUndefined()
})

// Runs only with `npm run test:full`, because a second build takes minutes.
if (isFull) {
  test('the site tests pass after the editing tasks', () => {
    const build = ['--import', 'tsx', 'scripts/gatsby.ts', 'build']

    expect(failure(folder, build)).toBeUndefined()
    const rules = [
      'node_modules/jest/bin/jest.js',
      'tests/site',
      '--testPathIgnorePatterns=editing',
    ]

    expect(failure(root, rules, { SITE_PROJECT: folder })).toBeUndefined()
  }, 1_200_000)
}
