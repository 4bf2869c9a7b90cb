import type { Redirect } from '../../content/redirects'
import { feedPath, localizedPath, sitemapPath } from '../../lib/paths'
import { swapPath, swaps } from '../../lib/sharedSwap'
import { defaultLocale, localeCodes } from '../../site/locales'
import { permanentPath } from '../../site/permanentPaths'
import type { ReleaseFile } from '../../site/releases'

export interface HostRedirect extends Redirect {
  readonly status: 301 | 302
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
 * URLs below /get/ to the newest files. Old pages and files are redirected with and without their trailing slash.
 * hostRules.ts redirects /get/ itself.
 */
export function hostRedirects(
  moved: readonly Redirect[],
  files: readonly Pick<ReleaseFile, 'key' | 'channels'>[],
): HostRedirect[] {
  const movedPages = moved.flatMap(({ from, to }) =>
    localeCodes.map((locale) => ({
      from: localizedPath(from, locale),
      to: localizedPath(to, locale),
    })),
  )
  // Swaps that were shared when each language had its own pages for them.
  const sharedSwaps = otherLocales.flatMap((locale) =>
    swaps.map(swapPath).map((to) => ({ from: localizedPath(to, locale), to })),
  )
  const newest = files.flatMap((file) => {
    const from = permanentPath(file)
    const to = file.channels.preferred

    return from && to ? [{ from, to }] : []
  })

  const moves = [...movedPages, ...sharedSwaps].flatMap(withAndWithoutSlash)

  return [
    ...[...moves, ...usualPaths].map((each) => ({ ...each, status: 301 as const })),
    ...newest.flatMap(withAndWithoutSlash).map((each) => ({ ...each, status: 302 as const })),
  ]
}

/** Returns a redirect, and the same redirect from the path without its trailing slash. */
function withAndWithoutSlash(redirect: Redirect): Redirect[] {
  return [redirect, { ...redirect, from: redirect.from.slice(0, -1) }]
}
