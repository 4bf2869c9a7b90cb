import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../content-check/checkContent'
import { root } from '../../scripts/lib/run.mjs'
import type { ReleaseFile } from '../../src/site/releases'

/** The contents of content/site/releases.json. */
export interface ReleasesFile {
  readonly files: readonly ReleaseFile[]
  /** Facts for package managers; null until the owner provides them. */
  readonly packages: Queries.ReleasesPackages
}

const releasesPath = 'content/site/releases.json'

const releasesFile = join(root, releasesPath)

/** Reads content/site/releases.json; throws the list of its errors if it has any. */
export function readReleases(): ReleasesFile {
  const text = readFileSync(releasesFile, 'utf8')
  assertValid(text)
  return JSON.parse(text) as ReleasesFile
}

/** Writes content/site/releases.json; throws if the content check finds an error in it. */
export function writeReleases(releases: ReleasesFile): void {
  const edited = `${JSON.stringify(releases, null, 2)}\n`
  assertValid(edited)
  writeFileSync(releasesFile, edited)
}

function assertValid(text: string): void {
  const { errors } = checkContent(root, { [releasesPath]: text })
  const own = errors.filter((line) => line.startsWith(`${releasesPath}:`))
  if (own.length > 0) throw new Error(own.join('\n'))
}
