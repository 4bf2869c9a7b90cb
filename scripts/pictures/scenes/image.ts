import { palette } from '../palette'
import type { MemberName } from '../members'
import { block, box, type Box, disc, frame, inset, line, scene, tile, turn } from './kit'

const { ink, paper, coral, violet } = palette

// A photograph on paper with a white border, broader below, and its second colour slipped out.
const print = (area: Box, head: MemberName, face: MemberName, under: string): string => {
  const border = area.width * 0.06
  const photo = box(
    area.x + border,
    area.y + border,
    area.width - 2 * border,
    area.width - 2 * border,
  )
  return (
    block({ ...area, x: area.x - 16, y: area.y + 16 }, under, 6) +
    block(area, paper, 6) +
    frame(area, 6) +
    tile(photo, head, face, 2)
  )
}

// A dashed selection with a handle on each corner.
const selection = (area: Box): string => {
  const corners = [
    [area.x, area.y],
    [area.x + area.width, area.y],
    [area.x, area.y + area.height],
    [area.x + area.width, area.y + area.height],
  ] as const
  return (
    `<rect x="${area.x}" y="${area.y}" width="${area.width}" height="${area.height}" fill="none" stroke="${ink}" stroke-width="6" stroke-dasharray="20 14"/>` +
    corners
      .map(
        ([x, y]) =>
          block(inset(box(x, y, 0, 0), -13), paper) + frame(inset(box(x, y, 0, 0), -13), 0, 6),
      )
      .join('')
  )
}

/** A face swapped in a picture: the face that is lent, the picture it goes to, and the large result. */
export const image = (): string =>
  scene(
    1600,
    1000,
    coral,
    line('M470 250C600 250 650 320 650 420M470 752C600 752 650 680 650 580', 12) +
      turn(-5, 270, 260, print(box(84, 48, 372, 428), 'dai', 'dai', violet)) +
      turn(4, 270, 750, print(box(92, 526, 372, 428), 'eva', 'eva', violet)) +
      disc(650, 500, 66, paper, 9) +
      line('M618 500h64M650 468v64', 12) +
      line('M744 500h66M780 468l32 32-32 32', 12) +
      turn(
        2,
        1200,
        500,
        print(box(862, 62, 672, 820), 'eva', 'dai', violet) + selection(box(1018, 246, 346, 300)),
      ),
  )
