import { localizedPath, pathFor } from '../../lib/paths'
import { swapPath, swaps } from '../../lib/sharedSwap'
import { localizedRedirects, type Redirect } from '../../content/redirects'
import { defaultLocale, localeCodes, type Locale } from '../../site/locales'
import { getPath, permanentPath } from '../../site/permanentPaths'
import type { ReleaseFile } from '../../site/releases'

type LatestFile = Pick<ReleaseFile, 'key' | 'channels'>

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
    ...[...localizedRedirects(moved), ...sharedSwaps()].map((redirect) => ({
      ...redirect,
      status: 301 as const,
    })),
    ...latestFiles(files),
  ]
}

/** Returns the redirects for swaps that were shared when each language had its own pages for them. */
function sharedSwaps(): Redirect[] {
  return localeCodes
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) =>
      swaps.map((swap) => ({ from: localizedPath(swapPath(swap), locale), to: swapPath(swap) })),
    )
}

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
