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

/** The channels besides the preferred one, in the order in which they are offered. */
export const otherChannels = ['http', 'mirror', 'highSpeed'] as const

export const channels = ['preferred', ...otherChannels] as const

export type Channel = (typeof channels)[number]

/** The key of the file that each system's download button offers. */
export const mainFiles = { windows: 'windowsDownloader', mac: 'macImage' } as const

/** The facts that the download page promises. */
export type PromisedFact =
  'currentVersion' | 'downloaderSize' | 'fullSize' | 'released' | 'hash' | 'highSpeed'

/** The promised facts that at least one file lacks; the high-speed channel only if no file has it. */
export function unpublishedFacts(files: OfferedFiles): PromisedFact[] {
  const downloader = files.filter(({ key }) => key === mainFiles.windows)
  const whole = files.filter(({ key }) => key !== mainFiles.windows)
  const versioned = files.filter(({ key }) => key !== 'windowsSetup')
  const missing: Record<PromisedFact, boolean> = {
    currentVersion: versioned.some(({ version }) => !version),
    downloaderSize: downloader.some(({ size }) => !size),
    fullSize: whole.some(({ size }) => !size),
    released: files.some(({ day }) => !day),
    hash: files.some(({ sha256 }) => !sha256),
    highSpeed: !files.some(({ channels }) => channels.highSpeed),
  }
  return (Object.keys(missing) as PromisedFact[]).filter((fact) => missing[fact])
}
