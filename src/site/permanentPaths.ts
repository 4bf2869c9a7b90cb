import type { ReleaseFile } from './releases'

// Separate from releases.ts, because the Worker needs only this module.

/** The path that redirects to the download page in the visitor's language. */
export const getPath = '/get/'

/** The paths that redirect to the newest version of each file, by the file's key in releases.json. */
const permanentPaths: Readonly<Record<string, string>> = {
  windowsDownloader: `${getPath}windows/`,
  windowsSetup: `${getPath}windows-full/`,
  macImage: `${getPath}mac/`,
}

/** Returns the permanent path of a file; undefined while the file is not published. */
export function permanentPath(file: Pick<ReleaseFile, 'key' | 'channels'>): string | undefined {
  return file.channels.preferred ? permanentPaths[file.key] : undefined
}
