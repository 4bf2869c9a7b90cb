/** A version of a file in content/site/releases.json. Values that are not published yet are null. */
interface Release {
  readonly version: string | null
  readonly fileName: string
  readonly bytes: number | null
  readonly sha256: string | null
  readonly released: string | null
  /** The release notes by language. */
  readonly notes: Readonly<Record<string, unknown>> | null
}

/** A previous version of a file. */
export interface PreviousRelease extends Release {
  readonly version: string
  readonly address: string | null
}

/** The newest version of a file. */
export interface ReleaseFile extends Release {
  readonly key: string
  readonly platform: string
  readonly signature: string | null
  readonly channels: Readonly<Record<(typeof channels)[number], string | null>>
  readonly previous: readonly PreviousRelease[]
}

/** The facts that a page query formats in the page's language. `news` are the release notes. */
interface Formatted {
  readonly size: string | null
  readonly day: string | null
  readonly news: Readonly<Record<string, unknown>> | null
}

type Unformatted = 'bytes' | 'released' | 'notes'

/** A release file in the result of a page query. */
export interface OfferedFile extends Omit<ReleaseFile, Unformatted | 'previous'>, Formatted {
  readonly publisher: string | null
  readonly signingKey: string | null
  readonly packageCommand: string | null
  readonly previous: readonly (Omit<PreviousRelease, Unformatted> & Formatted)[]
}

export type OfferedFiles = readonly OfferedFile[]

/** All download channels except the preferred one, in display order. */
export const otherChannels = ['http', 'mirror', 'highSpeed'] as const

export const channels = ['preferred', ...otherChannels] as const

/** The key of the file that the download button for each system offers. */
export const mainFiles = { windows: 'windowsDownloader', mac: 'macImage' } as const
