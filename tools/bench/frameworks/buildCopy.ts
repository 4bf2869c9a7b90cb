import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import spawn from 'cross-spawn'
import { immutable } from '../../../src/gatsby/hosting/headers'
import { writeCompressed, writeFiles } from '../../../src/gatsby/postBuild/publicFiles'
import { linkAssets } from '../baseline'
import { type Framework, type SourcePage } from './frameworks'

const bench = join(import.meta.dirname, '..')

const environment = {
  CI: 'true',
  NODE_ENV: 'production',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
}

/**
 * Builds a copy of our site with another framework from our HTML, styles, fonts and images. The built files are
 * compressed like our site's. Returns the folder of the built copy.
 */
export async function buildCopy(
  name: string,
  { files, build, output, hashed }: Framework,
  pages: readonly SourcePage[],
  publicFolder: string,
): Promise<string> {
  console.error(`Building ${pages.length} pages with ${name}`)
  // The project is inside the bench's folder, so that the framework finds the packages in the bench's node_modules.
  const project = join(bench, '.cache', name)

  rmSync(project, { recursive: true, force: true })
  const sources = { ...files(pages), 'package.json': JSON.stringify({ private: true }) }

  await writeFiles(project, Object.entries(sources))
  const [program, ...args] = build
  const { status } = spawn.sync(join(bench, 'node_modules/.bin', program), args, {
    cwd: project,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`${name} cannot build the pages`)
  const site = join(project, output)

  linkAssets(publicFolder, site)
  const headers = readFileSync(join(publicFolder, '_headers'), 'utf8')

  await writeFiles(site, [['_headers', headersFor(headers, hashed)]])
  await writeCompressed(site)

  return site
}

/**
 * Returns our site's headers without the content security policy, which would block the copy's inline scripts. Pages
 * are cached for a minute, so that browsers can use prefetched pages.
 */
function headersFor(ours: string, hashed: string): string {
  const all = ours.replace(
    /^ *Content-Security-Policy: .*$/m,
    '  Cache-Control: public, max-age=60',
  )
  return `${all}\n/${hashed}/*\n  Cache-Control: ${immutable}\n`
}
