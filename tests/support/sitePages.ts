import { localizedPath, pageName, pathFor } from '../../src/lib/paths'
import { swapPath, swaps } from '../../src/lib/sharedSwap'
import { localeCodes, type Locale } from '../../src/site/locales'
import { routeNames } from '../../src/site/routes'

/** Every page of the site: its name, language, route and path. */
export const sitePages = localeCodes.flatMap((locale) =>
  routeNames.map((route) => ({
    name: pageName(route, locale),
    locale,
    route,
    path: pathFor(route, locale),
  })),
)

/** The pages that share a swap, in every language. */
export const swapPages = localeCodes.flatMap((locale) =>
  swaps.map((swap) => ({ locale, swap, path: localizedPath(swapPath(swap), locale) })),
)

/** Whether all pages are tested (`npm run test:full`) instead of a sample. */
export const isFull = Boolean(process.env.TEST_FULL)

/** Returns the pages in some languages; in a full run, all pages. */
export function pagesIn(...locales: readonly Locale[]) {
  return isFull ? sitePages : sitePages.filter(({ locale }) => locales.includes(locale))
}
