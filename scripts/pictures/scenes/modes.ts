import { members } from '../members'
import { drawModePortraits, type ModePortraits } from '../modePortraits'
import { palette } from '../palette'
import { viewBox } from '../portrait'
import { block, box, type Box, scene } from './kit'

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
  const portraits = await drawModePortraits(members.dai, members.cleo)
  return scene(952, 1496, palette.mint, standing(box(0, 0, 952, 1496), portraits[name]))
}
