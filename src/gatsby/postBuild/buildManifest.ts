import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestOf } from '../../content/digestOf'
import { digestLength } from '../../site/digests'

/** Returns a build's ID, computed from the digests of its files. Builds with equal files have equal IDs. */
export function buildIdOf(digests: ReadonlyMap<string, string>): string {
  const lines = Array.from(digests, ([path, digest]) => `${path} ${digest}`)
  return digestOf(lines.sort().join('\n'), digestLength)
}

/** Writes `builds/latest.json` and the manifest `builds/meta/<id>.json`. Older manifests are kept. */
export async function writeManifest(folder: string, id: string): Promise<void> {
  const builds = join(folder, 'builds')
  const manifest = JSON.stringify({ id })
  await mkdir(join(builds, 'meta'), { recursive: true })
  await writeFile(join(builds, 'meta', `${id}.json`), manifest)
  await writeFile(join(builds, 'latest.json'), manifest)
}
