import { members } from '../members'
import { drawModePortraits, type ModePortraits } from '../modePortraits'
import { palette } from '../palette'
import { viewBox } from '../portrait'
import { block, box, type Box, cut, frame, line, scene } from './kit'

const { paper, mint, amber, coral } = palette

// A portrait on the lower edge of its area, its shoulders cut by the sides.
const standing = (area: Box, shapes: string): string => {
  const size = area.height * 0.94
  const x = area.x + (area.width - size) / 2
  const y = area.y + area.height - size
  return (
    block(area, mint) +
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}">${shapes}</svg>`
  )
}

// One, two or three strokes, and a bar for what the mode asks of the machine, from 0 to 1.
const gauge = (x: number, y: number, width: number, strokes: number, load: number): string => {
  const track = box(x + 110, y, width - 110, 44)
  return (
    Array.from({ length: strokes }, (_, index) =>
      line(`M${x + 12 + index * 26} ${y + 3}v38`, 12),
    ).join('') +
    block(track, paper, 22) +
    cut(track, 22, block({ ...track, width: track.width * load }, coral)) +
    frame(track, 22)
  )
}

/** The three modes on one portrait: a coarse quick face, a clean one, and one with every hair and shade. */
export const modes = async (): Promise<string> => {
  const { fast, pro, expert } = await drawModePortraits(members.dai, members.cleo)
  const width = 464
  const panels = [fast, pro, expert].map((shapes, index) => {
    const x = 72 + index * (width + 32)
    const load = (index + 1) / 3 - 0.08
    const area = box(x, 72, width, 740)
    return (
      cut(area, 20, standing(area, shapes)) +
      frame(area, 20) +
      gauge(x, 868, width, index + 1, load)
    )
  })
  return scene(1600, 1000, amber, panels.join(''))
}

/** One mode's portrait alone, without a frame. */
export const mode = async (name: keyof ModePortraits): Promise<string> => {
  const portraits = await drawModePortraits(members.dai, members.cleo)
  return scene(952, 1496, mint, standing(box(0, 0, 952, 1496), portraits[name]))
}
