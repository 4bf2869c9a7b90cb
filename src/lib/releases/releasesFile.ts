import type { ReleaseFile } from '../../site/releases'

/** content/site/releases.json as it is written. */
export interface ReleasesFile {
  readonly files: readonly ReleaseFile[]
  readonly packages: PackageFacts
}

/** What package managers want to know of the program besides its files; null while the owner has not said it. */
export interface PackageFacts {
  readonly publisher: string | null
  readonly licence: string | null
  /** What the program does, in one line. */
  readonly description: string | null
  readonly wingetId: string | null
  readonly wingetInstallerType: string | null
  readonly homebrewToken: string | null
  /** The name of the application in the Mac image, such as `Facewright.app`. */
  readonly macApplication: string | null
}

/** Where the releases stand. */
export const releasesPath = 'content/site/releases.json'
