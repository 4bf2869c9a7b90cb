import { type Opening } from './readOpening'

/**
 * The openings of each language as one, with its pages. Elements, classes and ids are those of all languages, so that
 * languages that are written alike share their styles.
 */
export function groupByLanguage<Page>(
  openings: ReadonlyMap<Page, Opening>,
): Map<Opening, readonly Page[]> {
  const all = [...openings]
  const elements = union(openings.values(), 'elements')
  const classes = union(openings.values(), 'classes')
  const ids = union(openings.values(), 'ids')
  const languages = new Map(all.map(([, { language, direction }]) => [language, direction]))
  return new Map(
    Array.from(languages, ([language, direction]) => {
      const own = new Map(all.filter(([, opening]) => opening.language === language))
      const letters = union(own.values(), 'letters')
      return [{ language, direction, elements, classes, ids, letters }, [...own.keys()]]
    }),
  )
}

function union(
  openings: Iterable<Opening>,
  part: 'elements' | 'classes' | 'ids' | 'letters',
): Set<string> {
  return new Set(Array.from(openings).flatMap((opening) => [...opening[part]]))
}
