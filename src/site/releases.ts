import { mainFiles, systems, type System } from './systems'

/** A version of a file in content/site/releases.json. Values that are not published yet are null. */
export interface Release {
  readonly version: string | null
  readonly fileName: string
  readonly bytes: number | null
  readonly sha256: string | null
  readonly released: string | null
  /** The release notes by language. */
  readonly notes: Readonly<Record<string, unknown>> | null
}

export interface PreviousRelease extends Release {
  readonly version: string
  readonly url: string | null
}

export interface ReleaseFile extends Release {
  readonly key: string
  readonly platform: string
  readonly signature: string | null
  readonly channels: Readonly<Record<(typeof channels)[number], string | null>>
  readonly previous: readonly PreviousRelease[]
}

/** All download channels except the preferred one, in display order. */
export const otherChannels = ['http', 'mirror', 'highSpeed'] as const

export const channels = ['preferred', ...otherChannels] as const

/** Returns whether at least one file has an entry in the release feed. */
export function isInFeed(files: readonly Record<'version' | 'updated', string | null>[]): boolean {
  return files.some(({ version, updated }) => version !== null && updated !== null)
}

type Keyed = Pick<ReleaseFile, 'key' | 'platform'>

/** Returns a predicate for the file that a system's download button offers. */
export function isMainFile(system: System) {
  return ({ key }: Pick<Keyed, 'key'>): boolean => key === mainFiles[system]
}

/** Returns whether a system's download button offers a file. */
export function isAnyMainFile(file: Keyed): boolean {
  return systems.some((system) => isMainFile(system)(file))
}

/** Returns whether a file only downloads the app, which another file for the same system contains. */
export function isDownloader(file: Keyed, files: readonly Keyed[]): boolean {
  const others = files.filter(({ key }) => key !== file.key)
  return isAnyMainFile(file) && others.some(({ platform }) => platform === file.platform)
}
