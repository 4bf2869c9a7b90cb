import type { ReleaseFile } from './releases'
import type { System } from './systems'

// This module is separate from releases.ts, so that the script of the Cloudflare Worker does not include releases.ts. It
// contains only syntax that njs supports, because nginx runs it, too.

/** The path that redirects visitors to the download page in their language. */
export const rootWithoutSlash = '/get'

/** The same path with the slash at its end, which all permanent links to files begin with. */
export const permanentRoot = `${rootWithoutSlash}/`

/** Both forms. */
export const permanentRoots: readonly string[] = [rootWithoutSlash, permanentRoot]

/** The path to which browsers report violations of the content security policy. */
export const reportsPath = '/reports'

/** The names below `/get/` that redirect to the newest version of a file, by the file's key in releases.json. */
const namesBySystem: Record<System, Readonly<Record<string, string>>> = {
  windows: { windowsDownloader: 'windows', windowsSetup: 'windows-full' },
  mac: { macImage: 'mac' },
}

/** The same names, for all systems together. */
export const permanentNames: Readonly<Record<string, string>> = Object.assign(
  {},
  namesBySystem.windows,
  namesBySystem.mac,
)

/** Returns the permanent path of a file; undefined until the file is published. */
export function permanentPath(file: Pick<ReleaseFile, 'key' | 'channels'>): string | undefined {
  const name = permanentNames[file.key]
  return file.channels.preferred && name ? `${permanentRoot}${name}/` : undefined
}
