/** A file of content/site/releases.json, as the pages get it. */
export interface ReleaseFile {
  readonly key: string
  readonly platform: string
  readonly version: string | null
  readonly fileName: string
  /** The size in bytes; null while it is not published. */
  readonly bytes: number | null
  readonly sha256: string | null
  /** The address of a signature made over the file; null while there is none. */
  readonly signature: string | null
  /** The day of the release as an ISO date. */
  readonly released: string | null
  readonly channels: Readonly<Record<Channel, string | null>>
  /** The versions before this one, the newest first. */
  readonly previous: readonly PreviousRelease[]
}

/** A version that was published before the present one. */
export interface PreviousRelease {
  readonly version: string
  readonly fileName: string
  readonly bytes: number | null
  readonly sha256: string | null
  readonly released: string | null
  /** Where it can still be had; null when nowhere. */
  readonly address: string | null
}

export type ReleaseFiles = readonly ReleaseFile[]

/** Facts of a file, formatted in the page's language; null if not published. */
interface Formatted {
  readonly size: string | null
  readonly day: string | null
}

/** A file as a page offers it. */
export type OfferedFile = Omit<ReleaseFile, 'bytes' | 'released' | 'previous'> &
  Formatted & { readonly previous: readonly OfferedRelease[] }

/** An earlier version as a page offers it. */
export type OfferedRelease = Omit<PreviousRelease, 'bytes' | 'released'> & Formatted

export type OfferedFiles = readonly OfferedFile[]

/** The ways to a file, in the order in which they are offered. */
export const channels = ['preferred', 'http', 'mirror', 'highSpeed'] as const

export type Channel = (typeof channels)[number]
