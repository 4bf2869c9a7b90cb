import { join } from 'node:path'
import { absoluteUrl, pathFor } from '../../lib/paths'
import { headingOf, leadOf } from '../../lib/seo/pageTags'
import { routeNames } from '../../site/routes'
import type { Site } from '../postBuild/readSite'
import type { Card } from './card'
import { makeCards } from './makeCards'

/** Writes the card of every page into the built site; gives how many had to be drawn anew. */
export function writeSocialCards(folder: string, site: Site, project: string): Promise<number> {
  const cache = join(project, 'node_modules/.cache/cards')
  return makeCards(cardsOf(site), { project, cache, into: folder })
}

function cardsOf({ facts, languages }: Site): Card[] {
  return languages.flatMap(({ locale, pages }) =>
    routeNames.map((route) => ({
      locale,
      route,
      brand: facts.brand,
      heading: withPlainSpaces(headingOf(pages[route])),
      lead: withPlainSpaces(leadOf(pages[route]) ?? ''),
      // As people write an address: without https.
      address: absoluteUrl(facts.siteUrl, pathFor(route, locale)).replace(/^https?:\/\//, ''),
    })),
  )
}

/** The typefaces have no narrow no-break space, which French sets before its signs, and no direction marks. */
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u202f', '\u00a0').replace(/[\u200e\u200f]/g, '')
}
