import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { cardPath, headingOf } from '../../lib/pageTags'
import { absoluteUrl, pathFor } from '../../lib/paths'
import { swapCardPath, swaps, swapTitle, type Swap } from '../../lib/sharedSwap'
import { defaultLocale, type Locale } from '../../site/locales'
import { cast, characters, type Ground } from '../../site/palette'
import { routeNames, type Route } from '../../site/routes'
import type { BuiltSite } from '../readSite'
import { drawBackdrop, drawCard, type Card, type Scene } from './drawCard'

/** The scene on each page's card. If the opening of the page shows a portrait, the card shows the same portrait. */
const scenes: Readonly<Record<Route, Scene>> = {
  home: { head: 'ada', face: 'ben', ground: 'amber' },
  about: { head: 'cleo', face: 'ada', ground: 'sky' },
  price: { head: 'eva', face: 'cleo', ground: 'amber' },
  refund: { head: 'ben', face: 'cleo', ground: 'coral' },
  credits: { head: 'dai', face: 'eva', ground: 'violet' },
  privacy: { head: 'eva', face: 'ada', ground: 'mint' },
  service: { head: 'dai', face: 'ben', ground: 'sky' },
  download: { head: 'ben', face: 'dai', ground: 'mint' },
  tutorial: { head: 'ada', face: 'cleo', ground: 'violet' },
}

/** The number of new cards, once all are drawn. Set by `startCards`, and read by `finishCards`. */
let drawing: Promise<number> | undefined

/** Starts to draw the cards of a site into a folder, once for each build. `finishCards` waits for them. */
export function startCards(site: BuiltSite, folder: string): void {
  drawing ??= writeCards(cardsOf(site), folder, '.cache/cards.json')
  // Without this, an error would end the build before `finishCards` reports it.
  drawing.catch(() => undefined)
}

/** Waits until all cards are drawn. Returns the number of new ones. Throws if a card cannot be drawn. */
export function finishCards(): Promise<number> {
  if (!drawing) throw new Error('startCards must start to draw the social cards')

  return drawing
}

/** Returns the cards for all pages and swaps. */
function cardsOf({ facts, languages }: BuiltSite): Card[] {
  const cardOf = (route: Route, locale: Locale) => ({
    locale,
    brand: facts.brand,
    // Cards show the URL without its scheme.
    url: absoluteUrl(facts.siteUrl, pathFor(route, locale)).replace(/^https?:\/\//, ''),
  })
  const pageCards = Object.values(languages).flatMap(({ locale, messages }) =>
    routeNames.map((route) => ({
      ...cardOf(route, locale),
      path: cardPath(route, locale),
      scene: scenes[route],
      heading: headingOf(messages[route]).title,
      lead: headingOf(messages[route]).lead ?? '',
    })),
  )
  const swapCards = swaps.map((swap) => ({
    ...cardOf('home', defaultLocale),
    path: swapCardPath(swap),
    scene: { ...swap, ground: groundOf(swap) },
    heading: swapTitle(swap),
    lead: '',
  }))

  return [...pageCards, ...swapCards]
}

/** Returns a background colour that differs from the colours of both halves of the portrait. */
function groundOf({ head, face }: Swap): Ground {
  const other = characters.find((character) => character !== head && character !== face) ?? head
  return cast[other].ground
}

/**
 * Draws the cards that have changed since the last build, and returns their number. `digestFile` stores a digest of
 * each card's content, to detect changes. If code or fonts change, .cache is deleted, so that all cards are drawn again.
 */
export async function writeCards(
  cards: readonly Card[],
  folder: string,
  digestFile: string,
): Promise<number> {
  const known = existsSync(digestFile)
    ? (JSON.parse(await readFile(digestFile, 'utf8')) as Record<string, string>)
    : {}
  const current: Record<string, string> = {}
  let drawn = 0
  const draw = async (card: Card) => {
    const file = join(folder, card.path)
    const backdrop = drawBackdrop(card)
    const digest = hash('sha256', JSON.stringify([card, backdrop]))

    current[card.path] = digest
    if (known[card.path] === digest && existsSync(file)) return
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await drawCard(card, backdrop))
    drawn += 1
  }

  // sharp runs on libuv's four threads.
  await Readable.from(cards).forEach(draw, { concurrency: 4 })
  await writeFile(digestFile, JSON.stringify(current))

  return drawn
}
