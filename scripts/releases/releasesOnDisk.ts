import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../src/lib/content/checkContent'
import { applyEdit } from '../../src/lib/content/edit/applyEdit'
import { mistakeLine } from '../../src/lib/content/mistake'
import { readContentFiles } from '../../src/lib/content/readContentFiles'
import { releasesPath, type ReleasesFile } from '../../src/lib/releases/releasesFile'
import { locales } from '../../src/site/locales'
import { routes } from '../../src/site/routes'
import { root } from '../lib/run.mjs'

const releasesFile = join(root, releasesPath)

/** Reads content/site/releases.json; throws, naming its mistakes, when it has any. */
export function readReleases(): { text: string; releases: ReleasesFile } {
  const text = readFileSync(releasesFile, 'utf8')
  refuseMistakes(text)
  return { text, releases: JSON.parse(text) as ReleasesFile }
}

/** Writes content/site/releases.json, leaving alone what does not differ; throws when the content check finds a mistake. */
export function writeReleases(text: string, releases: ReleasesFile): void {
  const edited = applyEdit(releasesPath, text, releases)
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
