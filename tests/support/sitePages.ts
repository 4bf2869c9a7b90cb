import { localizedPath, pageName, pathFor } from '../../src/lib/paths'
import { swapPath, swaps } from '../../src/lib/sharedSwap'
import { localeCodes, type Locale } from '../../src/site/locales'
import { routeNames } from '../../src/site/routes'

/** All pages, except the not-found pages and the pages for shared face swaps. */
export const sitePages = localeCodes.flatMap((locale) =>
  routeNames.map((route) => ({
    name: pageName(route, locale),
    locale,
    route,
    path: pathFor(route, locale),
  })),
)

/** The pages for shared face swaps, in every language. */
export const swapPages = localeCodes.flatMap((locale) =>
  swaps.map((swap) => ({ locale, swap, path: localizedPath(swapPath(swap), locale) })),
)

/** Whether this is a full run (`npm run test:full`), in which tests check all pages instead of a sample. */
export const isFull = Boolean(process.env.TEST_FULL)

/** Returns the pages in the given languages, or all pages in a full run. */
export function pagesIn(...locales: readonly Locale[]) {
  return isFull ? sitePages : sitePages.filter(({ locale }) => locales.includes(locale))
}
