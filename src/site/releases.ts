/** The fields that src/gatsby/formattedFields.ts adds to a release. */
type Formatted = 'size' | 'day'

/** A version that was published before the current one, as content/site/releases.json has it. */
export type PreviousRelease = Omit<Queries.ReleasesFilesPrevious, Formatted>

/** A file of content/site/releases.json. */
export type ReleaseFile = Omit<Queries.ReleasesFiles, Formatted | 'previous'> & {
  readonly previous: readonly PreviousRelease[]
}

export type ReleaseFiles = readonly ReleaseFile[]

/** The files as a page offers them: size and day are formatted in its language. */
export type OfferedFiles = NonNullable<Queries.ReleasesFragment['releases']>['files']

export type OfferedFile = OfferedFiles[number]

/** An earlier version as a page offers it. */
export type OfferedRelease = OfferedFile['previous'][number]

/** The channels besides the preferred one, in the order in which they are offered. */
export const otherChannels = ['http', 'mirror', 'highSpeed'] as const

export const channels = ['preferred', ...otherChannels] as const

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
