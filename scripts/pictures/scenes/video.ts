import { palette } from '../palette'
import { play } from './icons'
import { block, box, cut, disc, fieldOf, frame, line, portrait, scene, turn } from './kit'

const { ink, paper, mint, coral, violet, amber } = palette

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
