/** How wide the window is, in CSS pixels, and how many pixels of the screen each of them has. */
export interface Screen {
  readonly width: number
  readonly density: number
}

const pixelsPerRem = 16

/**
 * The address that a browser takes from a set of pictures: the smallest that is wide enough for the screen,
 * else the widest. Takes `srcset` and `sizes` as they stand in the page, widths (`360w`) only.
 */
export function chosenPicture(srcset: string, sizes: string, screen: Screen): string {
  const candidates = srcset
    .split(',')
    .map((entry) => entry.trim().split(/\s+/))
    .map(([address = '', width = '']) => ({ address, width: Number.parseInt(width) }))
    .sort((one, other) => one.width - other.width)
  const wanted = slotWidth(sizes, screen.width) * screen.density
  const chosen = candidates.find(({ width }) => width >= wanted) ?? candidates.at(-1)
  return chosen?.address ?? ''
}

/** How many CSS pixels wide `sizes` says a picture is in a window; throws at what it can't read. */
function slotWidth(sizes: string, window: number): number {
  for (const size of sizes.split(',')) {
    const [, minimum, length = '', unit] =
      /^\s*(?:\(min-width: (\d+)px\) )?([\d.]+)(vw|px|rem)\s*$/.exec(size) ?? []
    if (unit === undefined) throw new Error(`"${size}" is no size that we know`)
    if (minimum !== undefined && window < Number(minimum)) continue
    const pixels = { vw: window / 100, px: 1, rem: pixelsPerRem }
    return Number(length) * pixels[unit as keyof typeof pixels]
  }
  return window
}
