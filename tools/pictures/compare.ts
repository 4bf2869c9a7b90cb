import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Smaller differences of a pixel, in each colour channel, are ignored. */
const tolerance = 9

/** Ranges of rows that are closer than this are reported as one. The output shows as many rows around them. */
const margin = 40

/**
 * Compares the pictures in two folders and returns the differences, largest first. For each, writes the rows before, the
 * rows after and the pixels that differ, side by side. A picture that is missing in one folder is grey there.
 */
export async function comparePictures(before: string, after: string, output: string) {
  const differences = []
  for (const name of new Set([...readdirSync(before), ...readdirSync(after)])) {
    const difference = await comparePicture(
      [join(before, name), join(after, name)],
      join(output, name),
    )
    if (difference.pixels > 0) differences.push({ name: name.replace('.png', ''), ...difference })
  }
  return differences.sort((one, other) => other.pixels - one.pixels)
}

/** Returns the number of pixels that differ, and the first and last row of each range of rows in which they are. */
async function comparePicture(files: readonly string[], output: string) {
  const sizes = await Promise.all(files.filter(existsSync).map((file) => sharp(file).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const raw = { width, height, channels: 3 } as const
  const canvas = { create: { ...raw, background: '#808080' } }
  const [before, after] = await Promise.all(
    files.map((file) => {
      const input = existsSync(file) ? [{ input: file, left: 0, top: 0 }] : []
      return sharp(canvas).composite(input).removeAlpha().raw().toBuffer()
    }),
  )
  const change = sharp(before, { raw }).composite([{ input: after, raw, blend: 'difference' }])
  const changed = await sharp(await change.removeAlpha().raw().toBuffer(), { raw })
    .threshold(tolerance, { greyscale: false })
    .bandbool('or')
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const rows: [number, number][] = []
  let pixels = 0
  for (let y = 0; y < height; y += 1) {
    const count = changed.subarray(y * width, (y + 1) * width).filter(Boolean).length
    pixels += count
    const last = rows.at(-1)
    if (count > 0 && last && y - last[1] <= margin) last[1] = y
    else if (count > 0) rows.push([y, y])
  }
  const [first, last] = [rows[0], rows.at(-1)]
  if (first && last) {
    const top = Math.max(0, first[0] - margin)
    const area = { left: 0, top, width, height: Math.min(height, last[1] + margin) - top }
    const mask = sharp(changed, { raw: { ...raw, channels: 1 } })
    const columns = [sharp(before, { raw }), sharp(after, { raw }), mask].map((column) =>
      column.extract(area).toColourspace('srgb').png().toBuffer(),
    )
    const joined = sharp(await Promise.all(columns), { join: { across: 3, shim: 20 } })
    await joined.png().toFile(output)
  }
  return { pixels, rows }
}
