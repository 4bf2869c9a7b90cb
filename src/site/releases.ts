/** The GraphQL fields that src/gatsby/formattedFields.ts adds to a release. */
type Formatted = 'size' | 'day' | 'news' | 'publisher' | 'signingKey' | 'packageCommand'

/** A previous version of a file in content/site/releases.json. */
export type PreviousRelease = Omit<Queries.ReleasesFilesPrevious, Formatted>

/** A file listed in releases.json. */
export type ReleaseFile = Omit<Queries.ReleasesFiles, Formatted | 'previous'> & {
  readonly previous: readonly PreviousRelease[]
}

export type ReleaseFiles = readonly ReleaseFile[]

/** The release files in the result of a page query. Sizes and dates are formatted in the page's language. */
export type OfferedFiles = NonNullable<Queries.ReleasesFragment['releases']>['files']

export type OfferedFile = OfferedFiles[number]

/** All download channels except the preferred one, in display order. */
export const otherChannels = ['http', 'mirror', 'highSpeed'] as const

export const channels = ['preferred', ...otherChannels] as const

/** The key of the file that the download button for each system offers. */
export const mainFiles = { windows: 'windowsDownloader', mac: 'macImage' } as const

/**
 * Returns the names of the facts that at least one file lacks. The high-speed channel counts as missing only if every
 * file lacks it.
 */
export function unpublishedFacts(files: OfferedFiles) {
  const missing = {
    currentVersion: files.some(({ key, version }) => key !== 'windowsSetup' && !version),
    downloaderSize: files.some(({ key, size }) => key === mainFiles.windows && !size),
    fullSize: files.some(({ key, size }) => key !== mainFiles.windows && !size),
    released: files.some(({ day }) => !day),
    hash: files.some(({ sha256 }) => !sha256),
    highSpeed: !files.some(({ channels }) => channels.highSpeed),
  }
  return (Object.keys(missing) as (keyof typeof missing)[]).filter((fact) => missing[fact])
}
