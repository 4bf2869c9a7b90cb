import { pageName, pathFor } from '../../src/lib/paths'
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

export const swapPages = swaps.map((swap) => ({ ...swap, path: swapPath(swap) }))

/** Returns the pages in a language. */
export const pagesOf = (language: Locale) => sitePages.filter(({ locale }) => locale === language)

/** Whether this is a full run (`npm run test:full`), in which tests check all pages instead of a sample. */
export const isFull = Boolean(process.env.TEST_FULL)

/** Returns the pages in the given languages, or all pages in a full run. */
export function pagesIn(...locales: readonly Locale[]) {
  return isFull ? sitePages : sitePages.filter(({ locale }) => locales.includes(locale))
}

/** Returns the English pages, and the home page in the given languages as samples. In a full run, returns all pages. */
export const samplesIn = (...locales: readonly Locale[]) =>
  pagesIn('en', ...locales).filter(
    ({ locale, route }) => isFull || locale === 'en' || route === 'home',
  )
