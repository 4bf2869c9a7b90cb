import type { MemberName } from '../members'
import { palette } from '../palette'
import { heart } from './icons'
import {
  bar,
  block,
  box,
  type Box,
  cut,
  disc,
  fieldOf,
  frame,
  line,
  portrait,
  scene,
  shape,
  tile,
  programWindow,
} from './kit'

const { ink, paper, mint, coral, sky, amber, violet } = palette

// A platform game: sun, hills, bricks, coins and a flag, all flat.
const game = (area: Box): string => {
  const { x, y, width, height } = area
  const ground = y + height - 110
  return (
    cut(
      area,
      16,
      block(area, sky) +
        disc(x + 790, y + 158, 86, amber) +
        `<circle cx="${x + 800}" cy="${y + 150}" r="86" fill="none" stroke="${ink}" stroke-width="7"/>` +
        shape(`M${x + 180} ${ground}q190-330 400 0Z`, mint) +
        shape(`M${x + 500} ${ground}q250-430 520 0Z`, mint) +
        block(box(x, ground, width, 110), coral) +
        line(`M${x} ${ground}h${width}M${x} ${ground + 52}h${width}`) +
        Array.from({ length: 9 }, (_, index) => {
          const left = x + 60 + index * 120
          return line(`M${left} ${ground}v52M${left - 60} ${ground + 52}v60`)
        }).join('') +
        [0, 1, 2]
          .map(
            (step) =>
              block(box(x + 470 + step * 74, y + 250, 74, 74), amber) +
              frame(box(x + 470 + step * 74, y + 250, 74, 74)),
          )
          .join('') +
        [0, 1, 2].map((step) => disc(x + 508 + step * 74, y + 190, 22, paper, 7)).join('') +
        line(`M${x + 930} ${ground}v-260`, 12) +
        shape(`M${x + 930} ${ground - 260}l-110 40 110 44Z`, violet),
    ) + frame(area, 16)
  )
}

const message = (y: number, name: MemberName, widths: readonly number[]): string => {
  const area = box(1172, y, 64, 64)
  return (
    cut(
      area,
      32,
      block(area, fieldOf(name)) + portrait(area.x - 22, area.y - 22, 108, name, name),
    ) +
    frame(area, 32, 6) +
    widths.map((width, index) => bar(1256, y + 12 + index * 28, width)).join('')
  )
}

// The sound of the stream, in pixels.
const levels = [18, 30, 44, 26, 50, 36, 22, 46, 30, 16, 24, 10]

/** A live stream: a game, the streamer with a borrowed face in the corner, the audience's messages at the side. */
export const stream = (): string =>
  scene(
    1600,
    1000,
    violet,
    programWindow(box(80, 70, 1440, 850), paper, amber, mint) +
      disc(124, 98, 13, coral, 6) +
      bar(152, 91, 92) +
      game(box(112, 158, 1020, 640)) +
      tile(box(144, 450, 420, 420), 'dai', 'ada', 20) +
      message(166, 'cleo', [200, 120]) +
      message(266, 'ben', [160]) +
      message(366, 'eva', [210, 180]) +
      message(466, 'ada', [140]) +
      heart(1222, 634, 1.5, coral) +
      heart(1308, 604, 2.3, violet) +
      heart(1410, 644, 1.2, mint) +
      block(box(1172, 760, 316, 76), paper, 38) +
      frame(box(1172, 760, 316, 76), 38) +
      bar(1206, 791, 120, ink) +
      levels.map((level, index) => line(`M${640 + index * 34} 868v-${level}`, 12)).join(''),
  )
