import { cast, type CastName } from '../cast'
import { drawModePortraits, type ModePortraits } from '../modePortraits'
import { palette } from '../palette'
import { viewBox } from '../portrait'
import { appWindow } from './appWindow'
import { camera, hangUp, heart, microphone, play } from './icons'
import {
  bar,
  block,
  box,
  type Box,
  cut,
  disc,
  fieldOf,
  frame,
  inset,
  line,
  portrait,
  programWindow,
  scene,
  shape,
  tile,
  turn,
} from './kit'

const { ink, paper, mint, coral, sky, amber, violet } = palette

/** A video call: the others see the borrowed face, and the program that lends it lies over the call. */
export const call = (): string => {
  const others = (['ada', 'dai', 'eva'] as const).map((name, index) =>
    tile(box(1268, 150 + index * 198, 236, 180), name, name, 14),
  )
  return scene(
    1600,
    1000,
    sky,
    programWindow(box(400, 60, 1136, 800), ink, paper, amber) +
      bar(436, 81, 200) +
      tile(box(432, 150, 812, 576), 'cleo', 'ben', 16, { size: 1.02, shift: 150 }) +
      others.join('') +
      disc(868, 792, 38, mint) +
      microphone(868, 790) +
      disc(972, 792, 38, mint) +
      camera(974, 792) +
      disc(1076, 792, 38, coral) +
      hangUp(1076, 792) +
      appWindow(64, 300, 'cleo', 'ben'),
  )
}

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

const message = (y: number, name: CastName, widths: readonly number[]): string => {
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

// A photograph on paper with a white border, broader below, and its second colour slipped out.
const print = (area: Box, head: CastName, face: CastName, under: string): string => {
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

// How the head moves from frame to frame: degrees it leans and pixels it is moved.
const frames = [
  { lean: -7, shift: -26 },
  { lean: -3, shift: -10 },
  { lean: 0, shift: 0 },
  { lean: 4, shift: 12 },
  { lean: 8, shift: 28 },
] as const

const frameWidth = 380
const frameHeight = 430
const gap = 28
const top = 200
const start = -178

/** A video swapped frame by frame: what the playhead has passed has the new face, what is to come has the old one. */
export const video = (): string => {
  const strip = frames.map(({ lean, shift }, index) => {
    const area = box(start + index * (frameWidth + gap), top, frameWidth, frameHeight)
    const face = index < 3 ? 'cleo' : 'ada'
    const x = area.x + (frameWidth - frameHeight) / 2 + shift
    const middle = area.x + frameWidth / 2
    return cut(
      area,
      10,
      block(area, fieldOf(face)) +
        turn(
          lean,
          middle,
          area.y + frameHeight,
          portrait(x - 10, area.y + 12, frameHeight + 20, 'ada', face),
        ),
    )
  })
  const holes = Array.from({ length: 26 }, (_, index) => 24 + index * 62)
    .map((x) => block(box(x, 134, 34, 40), paper, 8) + block(box(x, 656, 34, 40), paper, 8))
    .join('')
  const playhead = start + 3 * (frameWidth + gap) - gap / 2
  return scene(
    1600,
    1000,
    violet,
    block(box(0, 110, 1600, 610), ink) +
      holes +
      strip.join('') +
      block(box(120, 800, 1360, 96), paper, 20) +
      cut(box(120, 800, 1360, 96), 20, block(box(120, 800, playhead - 120, 96), mint)) +
      frame(box(120, 800, 1360, 96), 20) +
      disc(190, 848, 30, paper, 7) +
      play(188, 848, 0.9) +
      Array.from({ length: 38 }, (_, index) => {
        const height = 14 + ((index * 37) % 44)
        return line(`M${260 + index * 31} ${848 - height / 2}v${height}`, 10)
      }).join('') +
      line(`M${playhead} 76V924`, 14, paper) +
      line(`M${playhead} 76V924`, 7, coral) +
      `<path d="M${playhead - 34} 40h68v36l-34 36-34-36Z" fill="${amber}" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>`,
  )
}

// A portrait on the lower edge of its area, its shoulders cut by the sides.
const standing = (area: Box, shapes: string): string => {
  const size = area.height * 0.94
  const x = area.x + (area.width - size) / 2
  const y = area.y + area.height - size
  return (
    block(area, palette.mint) +
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}">${shapes}</svg>`
  )
}

/** One mode's portrait alone, without a frame. */
export const mode = async (name: keyof ModePortraits): Promise<string> => {
  const portraits = await drawModePortraits(cast.dai, cast.cleo)
  return scene(952, 1496, palette.mint, standing(box(0, 0, 952, 1496), portraits[name]))
}
