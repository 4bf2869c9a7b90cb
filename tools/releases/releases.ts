import '../../scripts/lib/checkNode.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../scripts/lib/run.mjs'
import { runTask } from '../../scripts/lib/runTask'
import type { ReleaseFile } from '../../src/site/releases'
import { checkContent, loadContent } from '../content-check/checkContent'
import { formatDiagnostic } from '../content-check/diagnostic'
import { checkUrls } from './checkUrls'
import { enterMeasured } from './enterMeasured'
import { measureFolder, measureUrl } from './measure'

const usage = `npm run releases:update -- <folder or https://…> [--date 2024-05-01]
npm run releases:verify`

const releasesFile = 'content/site/releases.json'

runTask(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { date: { type: 'string' } },
  })
  const [command, source] = positionals
  if (command === 'update' && source) return update(source, values.date)
  if (command === 'verify') return verify()
  throw new Error(usage)
})

async function update(source: string, date: string | undefined): Promise<0 | 1> {
  const isUrl = /^https?:\/\//.test(source)
  const measured = isUrl ? [await measureUrl(source)] : await measureFolder(source)
  const dated = measured.map((one) => ({ ...one, released: date ?? one.released }))
  const releases = readReleases()
  const { files, unknown } = enterMeasured(releases.files, dated)
  const updated = { ...releases, files }
  const text = `${JSON.stringify(updated, null, 2)}\n`
  assertValid(text)
  writeFileSync(join(root, releasesFile), text)
  console.log(`${releasesFile} is updated. To review it: git diff ${releasesFile}`)
  for (const name of unknown) {
    console.error(`${releasesFile} has no file with a name like ${name}. Add one, and run again.`)
  }
  return unknown.length === 0 ? 0 : 1
}

async function verify(): Promise<0 | 1> {
  const document = loadContent(root).documents.get(releasesFile)
  const diagnostics = document ? await checkUrls(document) : []
  for (const diagnostic of diagnostics) console.error(formatDiagnostic(diagnostic))
  console.log(`${diagnostics.length} URLs are dead, have moved or lead to another file.`)
  return diagnostics.length === 0 ? 0 : 1
}

/** Reads releases.json. Throws if the content check finds errors in the file. */
function readReleases(): { readonly files: readonly ReleaseFile[] } {
  const text = readFileSync(join(root, releasesFile), 'utf8')
  assertValid(text)
  return JSON.parse(text) as { files: ReleaseFile[] }
}

function assertValid(text: string): void {
  const { errors } = checkContent(root, { [releasesFile]: text })
  const own = errors.filter((line) => line.startsWith(`${releasesFile}:`))
  if (own.length > 0) throw new Error(own.join('\n'))
}
