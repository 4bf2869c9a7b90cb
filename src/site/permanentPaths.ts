import type { ReleaseFile } from './releases'

// This module is separate from releases.ts, so that the script of the Cloudflare Worker does not include releases.ts.

/** The path that redirects visitors to the download page in their language. */
export const getPath = '/get/'

/** The path to which browsers report violations of the content security policy. */
export const reportsPath = '/reports'

/** The paths that redirect to the newest version of a file, indexed by the file's key in releases.json. */
const permanentPaths: Readonly<Record<string, string>> = {
  windowsDownloader: `${getPath}windows/`,
  windowsSetup: `${getPath}windows-full/`,
  macImage: `${getPath}mac/`,
}

/** Returns the permanent path of a file; undefined until the file is published. */
export function permanentPath(file: Pick<ReleaseFile, 'key' | 'channels'>): string | undefined {
  return file.channels.preferred ? permanentPaths[file.key] : undefined
}
