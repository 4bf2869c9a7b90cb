import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/lib/run'
import { temporaryFolder } from '../../scripts/lib/temporaryFolder.fixture'
import { historyProblem } from '../../src/content/gitHistory'
import { loadContent } from '../../tools/content-check/checkContent'
import { formatDiagnostic } from '../../tools/content-check/diagnostic'
import { launchGaps } from '../../tools/content-check/launchCheck'
import { canPublish, publishScript, publishSite, writeBuild } from './publishing'

const testPublishing = canPublish ? test : test.skip
const folder = temporaryFolder()

testPublishing('publishing fails and lists what is missing before the launch', () => {
  const target = join(folder, 'refused')
  const env = { PATH: process.env.PATH }
  const { status, stderr } = spawnSync(publishScript, [target], { encoding: 'utf8', env })
  const surroundings = { environment: env, historyProblem: historyProblem(root) }
  const gaps = launchGaps(loadContent(root), surroundings).map(formatDiagnostic)

  expect(gaps.length).toBeGreaterThan(0)
  expect(status).toBe(1)
  expect(existsSync(target)).toBe(false)
  for (const gap of [...gaps, '--before-launch']) expect(stderr).toContain(gap)
})

testPublishing('only an existing release can be restored', () => {
  const target = join(folder, 'unknown')

  publishSite(target, ...writeBuild(folder, 'only'))

  for (const name of ['../etc', 'nothing', 'a;b'])
    expect(() => publishSite(target, '--release', name)).toThrow(name)
})
