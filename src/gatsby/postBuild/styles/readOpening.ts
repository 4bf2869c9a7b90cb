import { load } from 'cheerio'
import { openingEndId } from '../../../site/constants'

/** What is seen first of a page, or of several in one language. */
export interface Opening {
  readonly language: string
  /** Which way it is written, as `dir` says it. */
  readonly direction: string
  /** The names of its elements. */
  readonly elements: ReadonlySet<string>
  /** Their classes. */
  readonly classes: ReadonlySet<string>
  /** Their ids, and that of its end. */
  readonly ids: ReadonlySet<string>
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
  const ids = elements.flatMap((element) => $(element).attr('id') ?? [])
  const classes = elements.flatMap((element) => $(element).attr('class')?.split(' ') ?? [])
  return {
    language: $('html').attr('lang') ?? '',
    direction: $('html').attr('dir') ?? '',
    elements: new Set(elements.map(({ name }) => name)),
    classes: new Set(classes),
    ids: new Set([...ids, openingEndId]),
    letters: new Set($('body').text()),
  }
}
