import '../lib/checkNode.mjs'
import { parseArgs } from 'node:util'
import { enterMeasured } from '../../src/lib/releases/enterMeasured'
import { differences } from '../../src/lib/releases/differences'
import { measureAddress } from '../../src/lib/releases/measureAddress'
import { measureFolder } from '../../src/lib/releases/measureFolder'
import { usualPatience } from '../../src/lib/releases/request'
import { agrees } from '../lib/agrees'
import { runTask } from '../lib/runTask'
import { showProgress } from '../lib/showProgress'
import { readReleases, writeReleases } from './releasesOnDisk'
import { writeManifests } from './writeManifests'

const usage = `npm run releases:update -- <folder or https://…> [--date 2024-05-01] [--yes]

Reads the installers in a folder, or one installer on a host, and enters version, size, SHA-256 and date into
content/site/releases.json. Shows what would change and asks; --yes writes without asking.`

/** Measures, shows the difference, asks, writes; gives the exit code. */
async function update(): Promise<0 | 1> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { date: { type: 'string' }, yes: { type: 'boolean', default: false } },
  })
  const [source] = positionals
  if (source === undefined || positionals.length > 1) throw new Error(usage)
  const measured = /^https?:\/\//.test(source)
    ? [await measureAddress(source, usualPatience, showProgress)]
    : await measureFolder(source, showProgress)
  const dated = measured.map((one) => ({ ...one, released: values.date ?? one.released }))
  const releases = readReleases()
  const { files, unknown } = enterMeasured(releases.files, dated)
  for (const name of unknown) console.log(`${name}: no entry of releases.json is about this file`)
  const lines = differences(releases, { ...releases, files })
  if (lines.length === 0) {
    console.log('Nothing differs from content/site/releases.json.')
    return unknown.length === 0 ? 0 : 1
  }
  console.log(lines.join('\n'))
  if (!values.yes && !(await agrees('\nWrite this into content/site/releases.json?'))) {
    console.log('Nothing was written.')
    return 1
  }
  writeReleases({ ...releases, files })
  console.log('Written.')
  writeManifests({ ...releases, files })
  return 0
}

runTask(update)
