import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { root } from '../lib/run.mjs'
import { packIcon } from './ico'
import { faviconFile, markFile, tileFile } from './mark'
import { palette } from './palette'
import { shrink } from './shrink'

const directory = path.join(root, 'static')

const toPng = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * Math.max(1, side / 48) })
    .resize(side, side)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer()

/** Every file of the brand by its path under `static/`: marks, tab icons, and tiles for home screens. */
async function brandFiles(): Promise<Map<string, string | Buffer>> {
  const mark = markFile(palette.ink)
  const sides = [16, 32, 48]
  const pictures = await Promise.all(
    sides.map(async (side) => ({ side, png: await toPng(mark, side) })),
  )
  return new Map<string, string | Buffer>([
    ['mark.svg', shrink(mark, 1)],
    ['mark-on-dark.svg', shrink(markFile(palette.paper), 1)],
    ['favicon.svg', shrink(faviconFile(), 1)],
    ['favicon.ico', packIcon(pictures)],
    ['apple-touch-icon.png', await toPng(tileFile(palette.amber, 0.76), 180)],
    ['icons/icon-192.png', await toPng(tileFile(palette.amber, 0.76), 192)],
    ['icons/icon-512.png', await toPng(tileFile(palette.amber, 0.76), 512)],
    // A maskable tile is safe only within a circle of four fifths of its side.
    ['icons/icon-maskable-192.png', await toPng(tileFile(palette.amber, 0.6), 192)],
    ['icons/icon-maskable-512.png', await toPng(tileFile(palette.amber, 0.6), 512)],
  ])
}

/** Writes the brand's files into `static/`. */
export async function writeBrand(): Promise<void> {
  await mkdir(path.join(directory, 'icons'), { recursive: true })
  for (const [name, content] of await brandFiles()) {
    await writeFile(path.join(directory, name), content)
  }
}
