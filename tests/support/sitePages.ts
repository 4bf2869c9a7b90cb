import { pageName, pathFor } from '../../src/lib/paths'
import { localeCodes } from '../../src/site/locales'
import { routeNames } from '../../src/site/routes'

/** Every page that the site promises: its name, language, route and path. */
export const sitePages = localeCodes.flatMap((locale) =>
  routeNames.map((route) => ({
    name: pageName(route, locale),
    locale,
    route,
    path: pathFor(route, locale),
  })),
)
