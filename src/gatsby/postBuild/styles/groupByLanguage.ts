import { type Opening } from './readOpening'

/**
 * The openings of each language as one, with its pages. Elements and classes are those of all languages, so that
 * languages that are written alike share their styles.
 */
export function groupByLanguage<Page>(
  openings: ReadonlyMap<Page, Opening>,
): Map<Opening, readonly Page[]> {
  const all = [...openings]
  const elements = new Set(all.flatMap(([, opening]) => [...opening.elements]))
  const classes = new Set(all.flatMap(([, opening]) => [...opening.classes]))
  const languages = new Map(all.map(([, { language, direction }]) => [language, direction]))
  return new Map(
    Array.from(languages, ([language, direction]) => {
      const own = all.filter(([, opening]) => opening.language === language)
      const letters = new Set(own.flatMap(([, opening]) => [...opening.letters]))
      return [{ language, direction, elements, classes, letters }, own.map(([page]) => page)]
    }),
  )
}
