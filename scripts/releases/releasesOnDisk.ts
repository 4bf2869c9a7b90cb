import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../src/lib/content/checkContent'
import { mistakeLine } from '../../src/lib/content/mistake'
import { readContentFiles } from '../../src/lib/content/readContentFiles'
import { releasesPath, type ReleasesFile } from '../../src/lib/releases/releasesFile'
import { locales } from '../../src/site/locales'
import { routes } from '../../src/site/routes'
import { root } from '../lib/run.mjs'

const releasesFile = join(root, releasesPath)

/** Reads content/site/releases.json; throws, naming its mistakes, when it has any. */
export function readReleases(): ReleasesFile {
  const text = readFileSync(releasesFile, 'utf8')
  refuseMistakes(text)
  return JSON.parse(text) as ReleasesFile
}

/** Writes content/site/releases.json, and throws when the content check finds an error in it. */
export function writeReleases(releases: ReleasesFile): void {
  const edited = `${JSON.stringify(releases, null, 2)}\n`
  refuseMistakes(edited)
  writeFileSync(releasesFile, edited)
}

function refuseMistakes(text: string): void {
  const files = readContentFiles(root).map((file) =>
    file.path === releasesPath ? { ...file, bytes: new TextEncoder().encode(text) } : file,
  )
  const mistakes = checkContent(files, { routes, locales }).filter(
    ({ file }) => file === releasesPath,
  )
  if (mistakes.length > 0) throw new Error(mistakes.map(mistakeLine).join('\n'))
}
