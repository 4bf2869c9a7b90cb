import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Character } from '../../site/palette'
import { localeCodes } from '../../site/locales'
import { cardPath } from '../../lib/seo/pageTags'
import type { Card } from './card'
import { cardDigests } from './cardDigests'
import { drawCard, type Drawings } from './drawCard'
import { loadTypefaces } from './typefaces'

/** Folders: the project with its drawings, where drawn cards are kept from build to build, and the built site. */
export interface Places {
  readonly project: string
  readonly cache: string
  readonly into: string
}

/** Puts the picture of every card into the built site; draws what has changed since the last time, and gives how many that were. */
export async function makeCards(
  cards: readonly Card[],
  { project, cache, into }: Places,
): Promise<number> {
  await mkdir(cache, { recursive: true })
  await mkdir(join(into, 'cards'), { recursive: true })
  const digests = await cardDigests(cards, project)
  const fileOf = (card: Card) => join(cache, `${digests.get(card) ?? ''}.png`)
  const kept = new Set(await readdir(cache))
  const changed = cards.filter((card) => !kept.has(`${digests.get(card) ?? ''}.png`))
  await paintCards(changed, await readDrawings(project), fileOf)
  await Promise.all(
    cards.map((card) => copyFile(fileOf(card), join(into, cardPath(card.route, card.locale)))),
  )
  const current = new Set([...digests.values()].map((digest) => `${digest}.png`))
  await Promise.all(
    [...kept].filter((file) => !current.has(file)).map((file) => rm(join(cache, file))),
  )
  return changed.length
}

async function paintCards(
  cards: readonly Card[],
  drawings: Drawings,
  fileOf: (card: Card) => string,
): Promise<void> {
  const painted: Promise<unknown>[] = []
  for (const locale of localeCodes) {
    const own = cards.filter((card) => card.locale === locale)
    const texts = own.flatMap(({ brand, heading, lead, address }) => [
      brand,
      heading,
      lead,
      address,
    ])
    const typefaces = await loadTypefaces(locale, texts)
    for (const card of own) {
      const svg = drawCard(card, typefaces, drawings)
      // Painted by threads of libvips, while the next card is drawn here.
      painted.push(
        sharp(Buffer.from(svg)).png({ palette: true, dither: 0, effort: 4 }).toFile(fileOf(card)),
      )
    }
  }
  await Promise.all(painted)
}

async function readDrawings(project: string): Promise<Drawings> {
  const folder = join(project, 'static')
  const names = (await readdir(join(folder, 'cast'))).filter((name) => name.endsWith('.svg'))
  const portraits = new Map(
    await Promise.all(
      names.map(
        async (name) => [name, await readFile(join(folder, 'cast', name), 'utf8')] as const,
      ),
    ),
  )
  const portrait = (head: Character, face: Character) => {
    const svg = portraits.get(`${head}-${face}.svg`)
    if (!svg) throw new Error(`static/cast has no ${head}-${face}.svg`)
    return svg
  }
  return { mark: await readFile(join(folder, 'mark.svg'), 'utf8'), portrait }
}
