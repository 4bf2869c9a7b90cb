import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readLaunchGaps } from '../../src/lib/launch/readLaunchGaps'

const project = resolve(__dirname, '../..')
const target = mkdtempSync(join(tmpdir(), 'site-launch-'))

afterAll(() => {
  rmSync(target, { recursive: true })
})

test('publishing refuses while something is missing before the launch, and lists it', () => {
  const script = join(project, 'deploy/publish.ts')
  const args = ['--import', 'tsx', script, target]
  // Whatever is set where the tests run: with some of it nothing would be missing.
  const env = { PATH: process.env.PATH }
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    encoding: 'utf8',
    env,
  })
  const gaps = readLaunchGaps(project, env)
  expect(gaps.length).toBeGreaterThan(0)
  expect(status).toBe(1)
  for (const gap of gaps) expect(stderr).toContain(gap)
  expect(stderr).toContain('--before-launch')
  expect(existsSync(join(target, 'releases'))).toBe(false)
})
