import sharp from 'sharp'
import { palette } from './palette'

/** The width and height of the logo in SVG units. */
const markSize = 64

const face = 'M12 28c0-4 3-8 8-8 12 1 16-4 20-9 7 3 12 9 12 17v10c0 10-9 18-20 18S12 48 12 38Z'

/**
 * Returns the logo as SVG shapes in a square of 64 × 64: a head with its own face, and a second face over it.
 * `headFill` is the `fill` or `class` attribute for the head, the only part whose colour depends on the theme.
 */
const markShapes = (headFill: string): string =>
  `<path ${headFill} d="M3 31C3 13 14 2 30 2s27 11 27 28v7c0 15-12 25-27 25S3 51 3 37Z"/>` +
  `<g stroke="${palette.ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">` +
  `<path fill="${palette.violet}" d="${face}"/>` +
  `<g transform="translate(9 3)"><path fill="${palette.coral}" d="${face}"/>` +
  `<g fill="${palette.ink}" stroke="none"><ellipse cx="26" cy="33" rx="3" ry="4.4"/><ellipse cx="41" cy="33" rx="3" ry="4.4"/></g>` +
  `<path fill="none" d="M22 26.5q4-3 8-1M38 25.5q4-2 7 1M35 34q3 4-1 5.5M25 44q8 7 16 0"/></g></g>`

const svgFile = (shapes: string, side = markSize): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">` +
  `${shapes}</svg>`

const markFile = (head: string): string => svgFile(markShapes(`fill="${head}"`))

/** The logo for the favicon. In dark mode, the head is light. */
const favicon = svgFile(
  `<style>.h{fill:${palette.ink}}@media (prefers-color-scheme:dark){.h{fill:${palette.paper}}}</style>` +
    markShapes('class="h"'),
)

/** Returns the logo on an amber square. `share` is the logo's width as a fraction of the square's. */
const tileFile = (share: number): string => {
  const side = markSize / share
  const margin = (side - markSize) / 2
  return svgFile(
    `<path fill="${palette.amber}" d="M0 0h${side}v${side}H0Z"/>` +
      `<g transform="translate(${margin} ${margin})">${markShapes(`fill="${palette.ink}"`)}</g>`,
    side,
  )
}

const toPng = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * Math.max(1, side / 48) })
    .resize(side, side)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer()

/** Returns the files in `static/` with their paths: logos, favicons and home-screen icons. */
export async function brandFiles(): Promise<(readonly [path: string, file: string | Buffer])[]> {
  const mark = markFile(palette.ink)
  const images = [16, 32, 48].map(async (side) => ({ side, png: await toPng(mark, side) }))

  return [
    ['mark.svg', mark],
    ['mark-on-dark.svg', markFile(palette.paper)],
    ['favicon.svg', favicon],
    ['favicon.ico', createIcon(await Promise.all(images))],
    ['apple-touch-icon.png', await toPng(tileFile(0.76), 180)],
    ['icons/icon-192.png', await toPng(tileFile(0.76), 192)],
    ['icons/icon-512.png', await toPng(tileFile(0.76), 512)],
    // Operating systems may crop a maskable icon to a circle whose diameter is 80 % of the width.
    ['icons/icon-maskable-192.png', await toPng(tileFile(0.6), 192)],
    ['icons/icon-maskable-512.png', await toPng(tileFile(0.6), 512)],
  ]
}

/** Creates an ICO file from square PNG images, each with its width in pixels (at most 256). */
export function createIcon(images: readonly { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length)

  // The kind of file, which is 1 for icons, and the number of images. An entry of 16 bytes follows for each of them.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length

  for (const [index, { side, png }] of images.entries()) {
    const entry = 6 + 16 * index

    // The ICO format stores a width or height of 256 as 0.
    header.fill(side % 256, entry, entry + 2)
    // One colour plane, and 32 bits per pixel.
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    // The length of the image, and where it starts.
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }

  return Buffer.concat([header, ...images.map(({ png }) => png)])
}
