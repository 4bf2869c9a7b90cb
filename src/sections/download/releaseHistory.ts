import type { OfferedFiles } from '../../i18n/fragments'

/** Returns the previous versions of all files, each with the platform of its file. */
export function previousReleases(files: OfferedFiles) {
  return files.flatMap(({ platform, previous }) =>
    previous.map((release) => ({ platform, ...release })),
  )
}
