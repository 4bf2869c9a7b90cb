import type { ReleaseFile } from './releases'

// Not in releases.ts: the app imports this module through the release feed, and would then contain the other one too.

/** Redirects to the download page in the visitor's language. */
export const getPath = '/get/'

/** The paths that redirect to the newest version of a file, by the file's key in releases.json. */
const permanentPaths: Readonly<Record<string, string>> = {
  windowsDownloader: `${getPath}windows/`,
  windowsSetup: `${getPath}windows-full/`,
  macImage: `${getPath}mac/`,
}

/** The permanent path of a file; undefined while the file is not published. */
export function permanentPath(file: Pick<ReleaseFile, 'key' | 'channels'>): string | undefined {
  return file.channels.preferred ? permanentPaths[file.key] : undefined
}
