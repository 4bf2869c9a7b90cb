import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editingTasks } from '../support/editingTasks'

test('the content check accepts every task of docs/editing.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'edited-content-'))
  const content = join(folder, 'content')
  cpSync('content', content, { recursive: true })
  for (const edit of Object.values(editingTasks)) edit(content)
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', '-s', 'content:check', '--', folder],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'test' },
      shell: process.platform === 'win32',
    },
  )
  rmSync(folder, { recursive: true })
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('content files')])
}, 60_000)
