import { pageName, pathFor } from '../../src/lib/paths'
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

/** Whether all pages are tested (`npm run test:full`), or a sample of them. */
export const isFull = Boolean(process.env.TEST_FULL)

/** The pages in some languages; all pages in a full run. Layout and script differ by route, direction and script only. */
export function pagesIn(...locales: readonly Locale[]) {
  return isFull ? sitePages : sitePages.filter(({ locale }) => locales.includes(locale))
}
