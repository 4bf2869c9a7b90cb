import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from '../../scripts/lib/run'
import { temporaryFolder } from '../../scripts/lib/temporaryFolder.fixture'
import { historyProblem } from '../../src/content/gitHistory'
import { loadContent } from '../../tools/content-check/checkContent'
import { formatDiagnostic } from '../../tools/content-check/diagnostic'
import { launchGaps } from '../../tools/content-check/launchCheck'
import { canPublish, publishScript, publishSite, writeBuild } from './publishing'

const testPublishing = canPublish ? test : test.skip
const folder = temporaryFolder()

/** Writes a shell script that replaces a command. Returns its folder, which goes first in the PATH. */
function folderWithCommand(name: string, script: string): string {
  const bin = join(folder, `bin-${name}`)

  mkdirSync(bin)
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })

  return bin
}

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

testPublishing('a build that is published twice in one second is refused with what to do', () => {
  const target = join(folder, 'twice')
  const args = ['--before-launch', ...writeBuild(folder, 'same'), target]
  const clock = folderWithCommand('date', 'echo 2026-12-01T000000')
  const env = { ...process.env, PATH: [clock, process.env.PATH].join(delimiter) }
  const publish = () => spawnSync(publishScript, args, { encoding: 'utf8', env })

  expect(publish().stdout).toContain('2026-12-01T000000-same is live')
  expect(publish().stderr).toContain('publish again in a second')
})

testPublishing('only an existing release can be restored', () => {
  const target = join(folder, 'unknown')

  publishSite(target, ...writeBuild(folder, 'only'))

  for (const name of ['../etc', 'nothing', 'a;b'])
    expect(() => publishSite(target, '--release', name)).toThrow(name)
})
