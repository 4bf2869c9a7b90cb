import '../../scripts/lib/checkNode.mjs'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { clearLine, cursorTo } from 'node:readline'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { root } from '../../scripts/lib/run.mjs'
import { runTask } from '../../scripts/lib/runTask'
import { siteOrigin } from '../../src/site/origin'
import { checkAddresses, urlsOf } from './checkAddresses'
import { differences, enterMeasured } from './enterMeasured'
import { defaultLimits } from './host'
import { manifestsOf } from './manifests'
import { measureAddress, measureFolder } from './measure'
import { readReleases, writeReleases, type ReleasesFile } from './releasesFile'

const usage = `npm run releases:update -- <folder or https://…> [--date 2024-05-01] [--yes]

Measures the installers in a folder, or one installer on a host, and enters version, size, SHA-256 and date into
content/site/releases.json. Shows the changes and asks for confirmation, unless --yes is set.
npm run releases:verify
npm run releases:manifests`

const outputFolder = 'deploy/generated'

const commands: Readonly<Record<string, () => 0 | 1 | Promise<0 | 1>>> = {
  update,
  verify,
  manifests: () => {
    writeManifests(readReleases())
    return 0
  },
}

runTask(() => {
  const command = commands[process.argv[2] ?? '']
  if (!command) throw new Error(usage)
  return command()
})

async function update(): Promise<0 | 1> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: { date: { type: 'string' }, yes: { type: 'boolean', default: false } },
  })
  const [source] = positionals
  if (source === undefined || positionals.length > 1) throw new Error(usage)
  const measured = /^https?:\/\//.test(source)
    ? [await measureAddress(source, defaultLimits, showProgress)]
    : await measureFolder(source, showProgress)
  const dated = measured.map((one) => ({ ...one, released: values.date ?? one.released }))
  const releases = readReleases()
  const { files, unknown } = enterMeasured(releases.files, dated)
  for (const name of unknown) console.log(`${name}: releases.json has no entry for this file`)
  const lines = differences(releases, { ...releases, files })
  if (lines.length === 0) {
    console.log('content/site/releases.json is up to date.')
    return unknown.length === 0 ? 0 : 1
  }
  console.log(lines.join('\n'))
  if (!values.yes && !(await confirm('\nWrite these changes to content/site/releases.json?'))) {
    console.log('Nothing was written.')
    return 1
  }
  writeReleases({ ...releases, files })
  console.log('Written.')
  writeManifests({ ...releases, files })
  return 0
}

async function verify(): Promise<0 | 1> {
  const findings = await checkAddresses(urlsOf(readReleases().files), defaultLimits, showProgress)
  const bad = findings.filter(({ state }) => state !== 'fine')
  for (const { url, state, message } of bad) {
    console.error(`${state.padEnd(7)}  ${url.path}  ${url.address}\n         ${message}`)
  }
  console.log(`${findings.length} URLs checked, ${bad.length} dead, moved or changed.`)
  return bad.length === 0 ? 0 : 1
}

function writeManifests(releases: ReleasesFile): void {
  const brand = readFacts('brand') as { name: string }
  const requirements = readFacts('requirements') as { mac: { minimum: { system: string } } }
  const manifests = manifestsOf(releases, {
    name: brand.name,
    homepage: new URL('/', siteOrigin(process.env.SITE_URL)).href,
    macSystem: requirements.mac.minimum.system,
  })
  for (const { name, files, missing } of manifests) {
    for (const { path, text } of files) {
      const file = join(root, outputFolder, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
      console.log(`${name}: ${outputFolder}/${path}`)
    }
    if (missing.length > 0) console.log(`${name}: no manifest without ${missing.join(', ')}`)
  }
}

function readFacts(name: string): unknown {
  return parse(readFileSync(join(root, `content/site/${name}.yaml`), 'utf8'))
}

/** Requests confirmation in the terminal. Without a terminal, returns false. */
async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}

/** Shows the progress in the last line of the terminal and clears it at the end. */
function showProgress(name: string, done: number, total: number | undefined): void {
  if (!process.stderr.isTTY) return
  cursorTo(process.stderr, 0)
  clearLine(process.stderr, 0)
  const percent = total ? `${Math.floor((done / total) * 100)} % ` : ''
  if (done !== total) process.stderr.write(`${percent}${name}`.slice(0, 79))
}
