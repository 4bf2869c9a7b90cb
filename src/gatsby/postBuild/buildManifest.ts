import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestLength } from '../../site/digests'

/** The contents of `builds/meta/<id>.json`. Builds of the same content have the same manifest. */
export interface BuildManifest {
  readonly id: string
  /** The digest of the build. The id is its prefix. */
  readonly digest: string
  /** The number of files. */
  readonly files: number
}

/** Creates the manifest of a build from the digests of its files by path. */
export function manifestOf(digests: ReadonlyMap<string, string>): BuildManifest {
  const lines = Array.from(digests, ([path, digest]) => `${path} ${digest}`)
  const digest = digestOf(lines.sort().join('\n'))
  return { id: digest.slice(0, 20), digest, files: digests.size }
}

/** Writes `builds/latest.json` and the manifest of the build. Manifests of older builds are kept. */
export async function writeManifest(folder: string, manifest: BuildManifest): Promise<void> {
  const builds = join(folder, 'builds')
  await mkdir(join(builds, 'meta'), { recursive: true })
  await writeFile(join(builds, 'meta', `${manifest.id}.json`), JSON.stringify(manifest))
  await writeFile(join(builds, 'latest.json'), JSON.stringify({ id: manifest.id }))
}

/** Returns the prefix of a text's digest that file names contain. */
export function shortDigest(text: string): string {
  return digestOf(text).slice(0, digestLength)
}

/** Returns the hexadecimal SHA-256 of a text. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
