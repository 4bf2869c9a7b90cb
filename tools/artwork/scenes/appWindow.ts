import { castNames, type CastName } from '../cast'
import { palette } from '../palette'
import { camera, tick } from './icons'
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
  mark,
  portrait,
  tile,
  programWindow,
} from './kit'

const { paper, mint, coral } = palette

// A face of the library: the portrait drawn close enough that only the face is seen.
const chip = (x: number, y: number, radius: number, name: CastName, chosen: boolean): string => {
  const area = box(x - radius, y - radius, radius * 2, radius * 2)
  const side = radius * 3.4
  return (
    cut(
      area,
      radius,
      block(area, fieldOf(name)) + portrait(x - side * 0.51, y - side * 0.49, side, name, name),
    ) +
    frame(area, radius, chosen ? 11 : 6) +
    (chosen
      ? disc(x + radius * 0.72, y + radius * 0.72, 19, paper, 6) +
        tick(x + radius * 0.72, y + radius * 0.72, 0.7)
      : '')
  )
}

// Three modes as one, two and three strokes; the chosen one stands on colour.
const modeSwitch = (area: Box, chosen: number): string => {
  const part = area.width / 3
  const radius = area.height / 2
  const middle = area.y + area.height / 2
  return (
    block(area, paper, radius) +
    cut(area, radius, block(box(area.x + part * chosen, area.y, part, area.height), coral)) +
    [0, 1, 2]
      .map((mode) => {
        const centre = area.x + part * (mode + 0.5)
        const strokes = Array.from(
          { length: mode + 1 },
          (_, index) => centre + (index - mode / 2) * 16,
        )
        return strokes.map((x) => line(`M${x} ${middle - 11}v22`)).join('')
      })
      .join('') +
    line(
      `M${area.x + part} ${area.y}v${area.height}M${area.x + part * 2} ${area.y}v${area.height}`,
      6,
    ) +
    frame(area, radius, 6)
  )
}

// The virtual camera's switch, on.
const cameraSwitch = (x: number, y: number): string =>
  camera(x + 24, y + 27, 1.1) +
  block(box(x + 66, y, 96, 54), mint, 27) +
  frame(box(x + 66, y, 96, 54), 27, 6) +
  disc(x + 135, y + 27, 18, paper, 6)

/**
 * The program's window, 640 by 640 pixels: the live result with the camera's own picture in its corner, the library of
 * faces, the three modes, the virtual camera switched on.
 */
export const appWindow = (x: number, y: number, head: CastName, face: CastName): string => {
  const area = box(x, y, 640, 640)
  const result = box(x + 28, y + 84, 584, 344)
  const source = box(result.x + 18, result.y + 18, 128, 128)
  return (
    programWindow(area, paper, palette.amber, coral) +
    mark(x + 24, y + 8, 40) +
    bar(x + 78, y + 21, 120) +
    tile(result, head, face, 16, { size: 1.04, shift: 36 }) +
    tile(source, head, head, 12) +
    castNames
      .map((name, index) => chip(x + 86 + index * 117, y + 496, 44, name, name === face))
      .join('') +
    modeSwitch(box(x + 28, y + 566, 300, 54), 1) +
    cameraSwitch(x + 450, y + 566)
  )
}
