import { feedPath, localizedPath, pathFor, sitemapPath } from '../../lib/paths'
import { swapPath, swaps } from '../../lib/sharedSwap'
import { defaultLocale, localeCodes, type Locale } from '../../site/locales'
import { permanentRoot, permanentPath } from '../../site/permanentPaths'
import type { ReleaseFile } from '../../site/releases'

export interface Redirect {
  readonly from: string
  readonly to: string
}

export interface HostRedirect extends Redirect {
  readonly status: 301 | 302
  /** If set, the redirect applies only to visitors with this language. */
  readonly language?: Locale
}

/** Where people and programs look for the sitemap and the feed, although no page names these paths. */
const usualPaths: readonly Redirect[] = [
  { from: '/sitemap.xml', to: sitemapPath },
  ...['/feed/', '/feed', '/feed.xml', '/rss/', '/rss', '/rss.xml', '/atom.xml'].map((from) => ({
    from,
    to: feedPath,
  })),
]

/** The languages whose paths have a prefix. */
export const otherLocales = localeCodes.filter((locale) => locale !== defaultLocale)

/**
 * Returns the redirects from moved pages to their new paths, from the usual paths of the sitemap and the feed, and from
 * URLs below /get/ to the newest files.
 */
export function hostRedirects(
  moved: readonly Redirect[],
  files: readonly Pick<ReleaseFile, 'key' | 'channels'>[],
): HostRedirect[] {
  // From each old path with and without its trailing slash.
  const movedPages = moved.flatMap(({ from, to }) =>
    localeCodes.flatMap((locale) => {
      const path = localizedPath(from, locale)
      const target = localizedPath(to, locale)
      return [path, path.replace(/\/$/, '')].map((source) => ({ from: source, to: target }))
    }),
  )
  // Swaps that were shared when each language had its own pages for them.
  const sharedSwaps = otherLocales.flatMap((locale) =>
    swaps.map(swapPath).map((to) => ({ from: localizedPath(to, locale), to })),
  )
  const downloads = [...otherLocales, undefined].map((language) => {
    return { from: permanentRoot, to: pathFor('download', language ?? defaultLocale), language }
  })
  const newest = files.flatMap((file) => {
    const from = permanentPath(file)
    const to = file.channels.preferred
    return from && to ? [{ from, to }] : []
  })

  return [
    ...[...movedPages, ...sharedSwaps, ...usualPaths].map((each) => ({
      ...each,
      status: 301 as const,
    })),
    ...[...downloads, ...newest].flatMap((each) =>
      [each.from, each.from.slice(0, -1)].map((from) => ({ ...each, from, status: 302 as const })),
    ),
  ]
}
