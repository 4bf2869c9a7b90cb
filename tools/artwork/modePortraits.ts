import sharp from 'sharp'
import type { CastMember } from './cast'
import { palette } from './palette'
import { drawLayers, viewBox } from './portrait'

const { ink, paper } = palette
const [left = 0, top = 0, side = 0] = viewBox.split(' ').map(Number)

/** One portrait as each of the program's modes would make it, as SVG fragments in the square of `viewBox`. */
export interface ModePortraits {
  readonly fast: string
  readonly pro: string
  readonly expert: string
}

// Reads a drawing as `width` by `width` pixels of red, green, blue and alpha.
const readPixels = (shapes: string, width: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${viewBox}" color="${ink}">${shapes}</svg>`,
    ),
  )
    .resize(width, width, { kernel: 'cubic' })
    .raw()
    .toBuffer()

/**
 * Turns pixels (red, green, blue, alpha; `cells` to a side) into one path per colour of squares `size` units wide:
 * a dark pixel becomes ink, a bright one takes the inherited fill, a faint one nothing.
 */
export function tracePixels(pixels: Uint8Array, cells: number, size: number): string {
  const paths = { ink: '', fill: '' }
  for (let index = 0; index < cells * cells; index += 1) {
    const [red = 0, green = 0, , alpha = 0] = pixels.subarray(index * 4, index * 4 + 4)
    if (alpha < 95) continue
    const x = Math.round(left + (index % cells) * size)
    const y = Math.round(top + Math.floor(index / cells) * size)
    // A unit more than the grid, so that no light shows between neighbours.
    const width = Math.ceil(size) + 1
    paths[red + green > 230 ? 'fill' : 'ink'] += `M${x} ${y}h${width}v${width}h-${width}z`
  }
  return `<path d="${paths.fill}"/><path fill="currentColor" d="${paths.ink}"/>`
}

// Dots of shade on bare skin, larger towards the lower left edge of the head.
const stipple = async (shapes: string): Promise<string> => {
  const pixels = await readPixels(shapes, side)
  const isPaper = (x: number, y: number): boolean => {
    const index = (Math.round(y - top) * side + Math.round(x - left)) * 4
    return (
      (pixels[index] ?? 0) > 240 && (pixels[index + 1] ?? 0) > 235 && (pixels[index + 2] ?? 0) > 220
    )
  }
  const dots = new Map<number, string>()
  for (let row = 0; row < 70; row += 1) {
    for (let column = 0; column < 60; column += 1) {
      const x = 180 + column * 13 + (row % 2) * 7
      const y = 150 + row * 13
      // How far the dot lies outside an ellipse of light, up and to the right.
      const shade = Math.hypot((x - 590) / 300, (y - 400) / 420) - 0.7
      const width = Math.min(9, Math.round(shade * 20))
      const isFree = [-9, 0, 9].every((step) => isPaper(x + step, y) && isPaper(x, y + step))
      if (width > 1 && isFree) dots.set(width, `${dots.get(width) ?? ''}M${x} ${y}h0`)
    }
  }
  const path = ([width, d]: [number, string]): string => `<path stroke-width="${width}" d="${d}"/>`
  return `<g fill="none" stroke="currentColor" stroke-linecap="round">${[...dots].map(path).join('')}</g>`
}

const drawn = (d: string, width: number, colour: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`

// What only the slowest mode finds on Dai's head with Cleo's face: light in hair and eyes, lashes, folds in the cloth.
const details =
  drawn('M300 318C330 236 420 196 540 208c70 8 120 6 158-22', 9, paper) +
  drawn(
    'M330 340c30-62 104-92 196-90M414 176c60-18 110-16 160-10M262 420c-6-40 0-70 10-96',
    6,
    paper,
  ) +
  `<circle cx="438" cy="455" r="11" fill="${paper}"/><circle cx="656" cy="452" r="9" fill="${paper}"/>` +
  drawn('M540 622c16 6 34 6 52-2', 5, paper) +
  drawn(
    'M392 452l-26-14M402 440l-20-20M700 430l16-14M262 924c60 34 130 46 210 40M640 900c30-14 50-30 62-50',
    6,
    'currentColor',
  ) +
  drawn(
    'M150 1100c6-40 2-70-12-96M220 1000c-10 14-28 22-48 26M800 1100c0-36 10-60 24-80',
    7,
    'currentColor',
  )

/** Draws the swap of `dai`'s head and `cleo`'s face three times, from coarse to fine; `details` fit no other pair. */
export async function drawModePortraits(dai: CastMember, cleo: CastMember): Promise<ModePortraits> {
  const { head, hair } = drawLayers(dai)
  const { face } = drawLayers(cleo)
  const fill = palette[cleo.field]
  const base = `<g fill="${palette[dai.field]}">${head}</g>`
  const withFill = (shapes: string): string => `<g fill="${fill}">${shapes}</g>`
  const cells = 84
  const pixels = await readPixels(withFill(face), cells)
  const pro = base + withFill(face) + hair
  return {
    fast: base + withFill(tracePixels(pixels, cells, side / cells)) + hair,
    pro,
    expert: base + (await stipple(pro)) + withFill(face) + hair + details,
  }
}
