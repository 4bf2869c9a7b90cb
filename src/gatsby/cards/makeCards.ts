import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inParallel } from '../../lib/inParallel'
import { shortDigest } from '../postBuild/buildManifest'
import type { Card } from './card'
import { drawBackdrop, drawCard } from './drawCard'

/** The number of cards that are drawn concurrently. libuv has four threads for libvips. */
const parallel = 4

/**
 * Draws the cards that have changed since the last build into the site's folder, and returns their number. The digests
 * of the cards' contents are stored in a file.
 */
export async function makeCards(
  cards: readonly Card[],
  folder: string,
  digestFile: string,
): Promise<number> {
  const known = await readDigests(digestFile)
  const current: Record<string, string> = {}
  const drawn = await inParallel(cards, parallel, async (card) => {
    const file = join(folder, card.path)
    const backdrop = drawBackdrop(card)
    const digest = shortDigest(JSON.stringify([card, backdrop]))
    current[card.path] = digest
    if (known[card.path] === digest && existsSync(file)) return []
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await drawCard(card, backdrop))
    return [file]
  })
  await writeFile(digestFile, JSON.stringify(current))
  return drawn.flat().length
}

async function readDigests(file: string): Promise<Readonly<Record<string, string>>> {
  if (!existsSync(file)) return {}
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
}
