import { pathFor } from '../../lib/paths'
import { localizedRedirects, type Redirect } from '../../content/redirects'
import { defaultLocale, localeCodes, type Locale } from '../../site/locales'
import { getPath, permanentPath } from '../../site/permanentPaths'
import type { ReleaseFile } from '../../site/releases'

type LatestFile = Pick<ReleaseFile, 'key' | 'channels'>

/** A redirect that the web host sends. */
export interface HostRedirect extends Redirect {
  readonly status: 301 | 302
  /** If set, the redirect applies only to visitors with this language. */
  readonly language?: Locale
}

/** Returns the redirects from moved pages to their new paths, and from URLs below /get/ to the newest files. */
export function hostRedirects(
  moved: readonly Redirect[],
  files: readonly LatestFile[],
): HostRedirect[] {
  return [
    ...localizedRedirects(moved).map((redirect) => ({ ...redirect, status: 301 as const })),
    ...latestFiles(files),
  ]
}

/** Returns the redirects from /get/ and from the URLs below it, each with and without a trailing slash. */
function latestFiles(files: readonly LatestFile[]): HostRedirect[] {
  const pages = localeCodes
    .filter((locale) => locale !== defaultLocale)
    .map((language) => ({ from: getPath, to: pathFor('download', language), language }))
  const newest = files.flatMap((file) => {
    const from = permanentPath(file)
    const to = file.channels.preferred
    return from && to ? [{ from, to }] : []
  })
  return [...pages, { from: getPath, to: pathFor('download', defaultLocale) }, ...newest].flatMap(
    (redirect) =>
      [redirect.from, redirect.from.slice(0, -1)].map((from) => ({
        ...redirect,
        from,
        status: 302 as const,
      })),
  )
}
