import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeCompressed } from '../../../src/gatsby/postBuild/compress'
import { filesBelow } from '../../../src/lib/filesBelow'
import { immutable } from '../../../src/site/headers'
import { placeFile, placeLink } from '../placeFile'
import { isOfPageOrScript } from '../twin'
import { type Framework } from './framework'
import { type SourcePage } from './sourcePage'

/** What the frameworks find in their environment: they report nothing home and wait for no answer. */
const environment = {
  CI: 'true',
  NODE_ENV: 'production',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
}

/**
 * Lets a framework make some pages in a folder, puts the styles, fonts and pictures of our built site beside them, and
 * compresses all as our own build does. Gives the folder of the site that was built; throws when the framework can't be
 * installed or its build fails.
 */
export async function buildFramework(
  { name, packages, files, build, output, hashed }: Framework,
  pages: readonly SourcePage[],
  folder: string,
  publicFolder: string,
): Promise<string> {
  const sources = { ...files(pages), 'package.json': JSON.stringify({ private: true }) }
  for (const [path, source] of Object.entries(sources)) placeFile(join(folder, path), source)
  console.error(`Building ${pages.length} pages with ${name}`)
  const npm = ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund']
  runIn(folder, 'npm', [...npm, ...packages])
  const [program, ...args] = build
  runIn(folder, join(folder, 'node_modules/.bin', program), args)
  const site = join(folder, output)
  addFiles(publicFolder, site)
  const ourHeaders = readFileSync(join(publicFolder, '_headers'), 'utf8')
  placeFile(join(site, '_headers'), headersFor(ourHeaders, hashed))
  await writeCompressed(site)
  return site
}

function runIn(folder: string, program: string, args: readonly string[]): void {
  execFileSync(program, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function addFiles(from: string, to: string): void {
  for (const file of filesBelow(from)) {
    const path = join(to, file)
    if (isOfPageOrScript(file) || file === '_headers' || existsSync(path)) continue
    placeLink(join(from, file), path)
  }
}

/**
 * Our headers for another's site: without the policy, which allows no inline script but ours, with a minute in which a page
 * that was fetched ahead is not asked for again, and with the rule for files that never change.
 */
function headersFor(ours: string, hashed: string): string {
  const all = ours.replace(
    /^ *Content-Security-Policy: .*$/m,
    '  Cache-Control: public, max-age=60',
  )
  return `${all}\n/${hashed}/*\n  Cache-Control: ${immutable}\n`
}
