import { localizedPath, pathFor } from '../lib/paths'
import { localeCodes } from '../site/locales'
import { routeNames } from '../site/routes'

interface MatchPath {
  readonly path: string
  readonly matchPath: string
}

const pages = localeCodes.flatMap((locale) => routeNames.map((route) => pathFor(route, locale)))
// The language without a prefix comes first in the list, and its pattern fits every address: it is asked last.
const notFound = [...localeCodes].reverse()

/** Which page answers which address: what Gatsby lists in a file of its own, made here of what the scripts know anyway. */
const matchPaths: readonly MatchPath[] = [
  ...pages.map((path) => ({ path, matchPath: path })),
  ...notFound.map((locale) => ({
    path: localizedPath('/404.html', locale),
    matchPath: localizedPath('/*', locale),
  })),
]

// eslint-disable-next-line import-x/no-default-export -- Gatsby imports it by this name in place of its own list.
export default matchPaths
