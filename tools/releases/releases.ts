import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { root } from '../../scripts/lib/run'
import { runTask } from '../../scripts/lib/runTask'
import { writeFiles } from '../../src/gatsby/postBuild/publicFiles'
import { siteOrigin } from '../../src/site/origin'
import { checkContent, loadContent } from '../content-check/checkContent'
import { formatDiagnostic } from '../content-check/diagnostic'
import { checkUrls } from './checkUrls'
import { enterMeasured, withDate } from './enterMeasured'
import { manifestsOf, type ReleasesFile } from './manifests'
import { measureFolder, measureUrl } from './measure'

const usage = `npm run releases:update -- <folder or https://…> [--date 2024-05-01]
npm run releases:verify
npm run releases:manifests`

const releasesFile = 'content/site/releases.json'
const outputFolder = 'deploy/generated'

runTask(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { date: { type: 'string' } },
  })
  const [command, source] = positionals
  if (command === 'update' && source) return update(source, values.date)
  if (command === 'verify') return verify()
  if (command === 'manifests') return writeManifests(readReleases())
  throw new Error(usage)
})

/**
 * Measures a file at a URL, or the files in a folder, and updates releases.json. Returns 1 if it has no entry for one of
 * them.
 */
async function update(source: string, date: string | undefined): Promise<0 | 1> {
  const isUrl = /^https?:\/\//.test(source)
  const measured = isUrl ? [await measureUrl(source)] : await measureFolder(source)
  const releases = readReleases()
  const { files, unknown } = enterMeasured(releases.files, withDate(measured, date))
  const updated = { ...releases, files }
  const text = `${JSON.stringify(updated, null, 2)}\n`

  assertValid(text)
  writeFileSync(join(root, releasesFile), text)
  console.log(`${releasesFile} is updated. To review it: git diff ${releasesFile}`)
  await writeManifests(updated)
  for (const name of unknown)
    console.error(`${releasesFile} has no file with a name like ${name}. Add one, and run again.`)

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
function readReleases(): ReleasesFile {
  const text = readFileSync(join(root, releasesFile), 'utf8')
  assertValid(text)
  return JSON.parse(text) as ReleasesFile
}

function assertValid(text: string): void {
  const { errors } = checkContent(root, { [releasesFile]: text })
  const own = errors.filter((line) => line.startsWith(`${releasesFile}:`))
  if (own.length > 0) throw new Error(own.join('\n'))
}

/** Writes the manifests of all package managers, and prints which facts are missing for the others. */
async function writeManifests(releases: ReleasesFile): Promise<0> {
  const readFacts = (name: string): unknown =>
    parse(readFileSync(join(root, `content/site/${name}.yaml`), 'utf8'))
  const brand = readFacts('brand') as { name: string }
  const requirements = readFacts('requirements') as { mac: { minimum: { system: string } } }
  const manifests = manifestsOf(releases, {
    name: brand.name,
    homepage: new URL('/', siteOrigin(process.env.SITE_URL)).href,
    macSystem: requirements.mac.minimum.system,
  })

  for (const { name, files, missing } of manifests) {
    const texts = files.map(({ path, text }) => [path, text] as const)

    await writeFiles(join(root, outputFolder), texts)
    for (const [path] of texts) console.log(`${name}: ${outputFolder}/${path}`)
    if (missing.length > 0)
      console.log(
        `${name}: no manifest. Enter these facts in ${releasesFile}: ${missing.join(', ')}`,
      )
  }

  return 0
}
