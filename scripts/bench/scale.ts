import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { routeNames } from '../../src/site/routes'
import { gatsbyEnvironment } from '../lib/environment.mjs'
import { makeScratchSite } from './scratchSite'
import { growth } from './statistics'
import { table } from './table'

/** How long a site of so many pages takes to build, from nothing and again after one sentence was edited. */
interface Build {
  readonly pages: number
  readonly seconds: number
  readonly warmSeconds: number
}

/** Builds scratch copies of the site with so many languages each, and gives a table of how the time grows with the pages. */
export function scaleTable(locales: readonly number[]): string {
  const builds = locales.map(timeBuilds)
  const [first] = builds
  const rows = builds.map((build) => [
    String(build.pages),
    `${build.seconds.toFixed()} s`,
    `${build.warmSeconds.toFixed()} s`,
    (build.warmSeconds / build.seconds).toFixed(2),
    first && build !== first ? (build.seconds / first.seconds).toFixed(1) : '1.0',
    first && build !== first ? growth(first, build).toFixed(2) : '',
  ])
  return table(['Pages', 'Cold', 'Warm', 'Warm / cold', 'Times the first', 'Growth'], rows)
}

function timeBuilds(locales: number): Build {
  const folder = makeScratchSite(locales)
  try {
    const seconds = timeBuild(folder)
    editOneSentence(folder)
    return { pages: locales * routeNames.length, seconds, warmSeconds: timeBuild(folder) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function timeBuild(folder: string): number {
  const start = performance.now()
  execFileSync(process.execPath, ['node_modules/gatsby/cli.js', 'build'], {
    cwd: folder,
    env: { ...process.env, ...gatsbyEnvironment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return (performance.now() - start) / 1000
}

function editOneSentence(folder: string): void {
  const file = join(folder, 'content/locales/de/about.json')
  const words = JSON.parse(readFileSync(file, 'utf8')) as { lead: string }
  writeFileSync(file, JSON.stringify({ ...words, lead: `${words.lead} Neu.` }, null, 2))
}
