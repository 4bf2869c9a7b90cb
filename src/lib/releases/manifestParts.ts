import type { ReleaseFile } from '../../site/releases'

/** A file to hand in at a package manager: its path below the folder of manifests, and its text. */
export interface ManifestFile {
  readonly path: string
  readonly text: string
}

/** The manifests of one package manager, or the names of the facts without which there can be none. */
export interface Manifests {
  readonly name: string
  readonly files: readonly ManifestFile[]
  readonly missing: readonly string[]
}

/** What of the site the manifests repeat. */
export interface SiteFacts {
  readonly name: string
  readonly homepage: string
  /** The oldest system of the Mac: `macOS 13`. */
  readonly macSystem: string
}

/** The names, such as `files.macImage.sha256`, of what is still null among a group's facts. */
export function missingIn(
  group: string,
  facts: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string[] {
  return names.filter((name) => facts[name] === null).map((name) => `${group}.${name}`)
}

/** The first file for a system that is a whole installer, not only what fetches one; undefined when there is none. */
export function installerFor(
  files: readonly ReleaseFile[],
  platform: string,
): ReleaseFile | undefined {
  return files.find((file) => file.platform === platform && !file.key.endsWith('Downloader'))
}
