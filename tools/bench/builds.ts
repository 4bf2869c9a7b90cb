import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyProject } from '../../scripts/lib/copyProject'

/** Build times in seconds: without a cache, and with the cache after one sentence has changed. */
export interface BuildTimes {
  readonly cold: number
  readonly warm: number
}

/** Builds a copy of the project twice and returns the build times. */
export function timeBuilds(): BuildTimes {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'))

  try {
    copyProject(folder)
    const cold = timeBuild(folder)

    editOneSentence(folder)

    return { cold, warm: timeBuild(folder) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Builds a copy of the project and returns the time in seconds. */
function timeBuild(folder: string): number {
  const start = performance.now()

  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/gatsby.ts', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })

  return (performance.now() - start) / 1000
}

function editOneSentence(folder: string): void {
  const file = join(folder, 'content/locales/de/about.json')
  const messages = JSON.parse(readFileSync(file, 'utf8')) as { lead: string }
  const lead = `${messages.lead} Neu.`
  writeFileSync(file, `${JSON.stringify({ ...messages, lead }, null, 2)}\n`)
}
