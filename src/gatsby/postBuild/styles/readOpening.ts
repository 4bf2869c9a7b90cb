import { load } from 'cheerio'
import { openingEndId } from '../../../site/constants'

/** What is seen first of a page, or of several in one language. */
export interface Opening {
  readonly language: string
  /** The names of its elements. */
  readonly elements: ReadonlySet<string>
  /** Their classes. */
  readonly classes: ReadonlySet<string>
  /** The letters of its text, each a text of one code point. */
  readonly letters: ReadonlySet<string>
}

/** Reads the opening of a page from its HTML, without what is folded away in it; throws when nothing marks its end. */
export function readOpening(html: string, path: string): Opening {
  const end = html.indexOf(`id="${openingEndId}"`)
  if (end < 0)
    throw new Error(`${path} does not say where its opening ends: put <OpeningEnd /> there`)
  const $ = load(html.slice(0, html.lastIndexOf('<', end)))
  $('details:not([open]) > :not(summary)').remove()
  const elements = $('html, body, body *').toArray()
  const classes = elements.flatMap((element) => $(element).attr('class')?.split(' ') ?? [])
  return {
    language: $('html').attr('lang') ?? '',
    elements: new Set(elements.map(({ name }) => name)),
    classes: new Set(classes),
    letters: new Set($('body').text()),
  }
}

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
  const languages = new Set(all.map(([, { language }]) => language))
  return new Map(
    Array.from(languages, (language) => {
      const own = all.filter(([, opening]) => opening.language === language)
      const letters = new Set(own.flatMap(([, opening]) => [...opening.letters]))
      return [{ language, elements, classes, letters }, own.map(([page]) => page)]
    }),
  )
}
