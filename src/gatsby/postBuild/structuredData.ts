import type { Graph } from 'schema-dts'
import { pathFor } from '../../lib/paths'
import { structuredData } from '../../lib/seo/structuredData'
import { routeNames } from '../../site/routes'
import type { Site } from './readSite'

/** What every page tells machines about itself, by the page's path: made when it is asked for, since all of it is much. */
export function graphsByPath({ facts, languages }: Site): ReadonlyMap<string, () => Graph> {
  return new Map(
    languages.flatMap((words) =>
      routeNames.map(
        (route) =>
          [pathFor(route, words.locale), () => structuredData(route, facts, words)] as const,
      ),
    ),
  )
}
