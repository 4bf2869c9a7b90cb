import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../content-check/checkContent'
import { root } from '../../scripts/lib/run.mjs'
import type { ReleaseFile } from '../../src/site/releases'

/** The contents of content/site/releases.json. */
export interface ReleasesFile {
  readonly files: readonly ReleaseFile[]
  readonly packages: PackageFacts
}

/** Facts for package managers; null until the owner provides them. */
export interface PackageFacts {
  readonly publisher: string | null
  readonly licence: string | null
  /** What the program does, in one line. */
  readonly description: string | null
  readonly wingetId: string | null
  readonly wingetInstallerType: string | null
  /** The switch for a silent installation; needed if the installer type is `exe`. */
  readonly wingetSilentSwitch: string | null
  /** The installer type inside a zip file, and its path in it; needed if the installer type is `zip`. */
  readonly wingetNestedInstallerType: string | null
  readonly wingetNestedInstallerFile: string | null
  readonly homebrewToken: string | null
  /** The name of the application in the Mac image, such as `Facewright.app`. */
  readonly macApplication: string | null
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
