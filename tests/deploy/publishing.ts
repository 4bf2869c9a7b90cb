import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { join } from 'node:path'
import { findExecutable } from '../../scripts/lib/executables'
import { root } from '../../scripts/lib/run'
import { writeTexts } from '../../scripts/lib/temporaryFolder.fixture'
import { writeHostFiles } from '../../src/gatsby/hosting/writeHostFiles'
import { digestLength } from '../../src/site/digests'

export const publishScript = join(root, 'deploy/publish.sh')

/** Whether this computer can run publish.sh, which needs a Unix shell and rsync. */
export const canPublish = process.platform !== 'win32' && !!findExecutable('rsync')

/** Runs publish.sh. Returns the name of the release, or throws if the script fails. */
export function publishSite(target: string, ...options: readonly string[]): string {
  const args = ['--before-launch', ...options, target]

  return execFileSync(publishScript, args, { encoding: 'utf8' }).split(' ')[0] ?? ''
}

/** The files of a build whose page and script contain its name. */
function filesOf(name: string, headScript: string): Readonly<Record<string, string>> {
  const digest = hash('sha256', name).slice(0, digestLength)

  return {
    'index.html': `<script>${headScript}</script><a href="/">${name}</a><script src="/app-${digest}.js"></script>`,
    [`app-${digest}.js`]: name,
    [`styles.${digest}.css`]: name,
    [`fonts/${name}.woff2`]: name,
    [`static/${digest}/${name}.svg`]: name,
    'robots.txt': 'Allow: /',
    'builds/latest.json': JSON.stringify({ id: name }),
  }
}

/** Writes the build of a small site into a folder of its name. Returns the options with which publish.sh publishes it. */
export function writeBuild(folder: string, name: string): string[] {
  const build = join(folder, name)
  const headScript = `start("${name}")`
  const files = filesOf(name, headScript)

  writeTexts(join(build, 'public'), files)
  writeHostFiles(build, { headScript, files: Object.keys(files), redirects: [] })

  return ['--build', build]
}

/** Writes builds with these names. Returns for each the options with which publish.sh publishes it. */
export function writeBuilds<Name extends string>(
  folder: string,
  names: readonly Name[],
): Readonly<Record<Name, string[]>> {
  const builds = names.map((name) => [name, writeBuild(folder, name)] as const)

  return Object.fromEntries(builds) as Record<Name, string[]>
}
