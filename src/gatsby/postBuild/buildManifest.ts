import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestLength } from '../../site/digests'

/** What `builds/meta/<id>.json` tells of a build: nothing that differs when the same content is built again. */
export interface BuildManifest {
  readonly id: string
  /** The digest of the whole, which the id is the beginning of. */
  readonly digest: string
  /** How many files it was made from. */
  readonly files: number
}

/** The manifest of the build that consists of files with these digests, by path. */
export function manifestOf(digests: ReadonlyMap<string, string>): BuildManifest {
  const lines = Array.from(digests, ([path, digest]) => `${path} ${digest}`)
  const digest = digestOf(lines.sort().join('\n'))
  return { id: digest.slice(0, 20), digest, files: digests.size }
}

/** Writes `builds/latest.json` and the build's own manifest below a folder; manifests of older builds stay. */
export async function writeManifest(folder: string, manifest: BuildManifest): Promise<void> {
  const builds = join(folder, 'builds')
  await mkdir(join(builds, 'meta'), { recursive: true })
  await writeFile(join(builds, 'meta', `${manifest.id}.json`), JSON.stringify(manifest))
  await writeFile(join(builds, 'latest.json'), JSON.stringify({ id: manifest.id }))
}

/** The beginning of a text's digest, as long as file names carry it. */
export function shortDigest(text: string): string {
  return digestOf(text).slice(0, digestLength)
}

/** The digest of a text, as hexadecimal SHA-256. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
