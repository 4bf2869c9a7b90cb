import type { ReleaseFile } from './releases'
import { permanentNames, systems } from './systems'

// This module is separate from releases.ts, so that the script of the Cloudflare Worker does not include releases.ts.

/** The path that redirects visitors to the download page in their language. */
export const permanentRoot = '/get/'

/** The path to which browsers report violations of the content security policy. */
export const reportsPath = '/reports'

/** Returns the permanent path of a file; undefined until the file is published. */
export function permanentPath({
  key,
  channels,
}: Pick<ReleaseFile, 'key' | 'channels'>): string | undefined {
  const name = systems.map((system) => permanentNames[system][key]).find(Boolean)
  return channels.preferred && name ? `${permanentRoot}${name}/` : undefined
}
