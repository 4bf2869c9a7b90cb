import { palette } from '../palette'
import { disc, line, shape } from './kit'

const { ink, paper } = palette

// Every icon is drawn about the origin, about 40 pixels across, and put in place by `at`.
const at = (x: number, y: number, scale: number, shapes: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g>`

/** A video camera. */
export const camera = (x: number, y: number, scale = 1, fill: string = paper): string =>
  at(x, y, scale, shape('M-22-13h28v26h-28ZM6-3 21-12v24L6 3Z', fill, 6))

/** A microphone. */
export const microphone = (x: number, y: number, scale = 1, fill: string = paper): string =>
  at(
    x,
    y,
    scale,
    line('M-14 0c0 18 28 18 28 0M0 14v9', 6) +
      shape('M-7-14a7 7 0 0 1 14 0v12a7 7 0 0 1-14 0Z', fill, 6),
  )

/** A telephone receiver laid down. */
export const hangUp = (x: number, y: number, scale = 1): string =>
  at(x, y, scale, shape('M-22 6C-20-12 20-12 22 6l-3 5-11-3-2-7h-12l-2 7-11 3Z', paper, 6))

/** A tick. */
export const tick = (x: number, y: number, scale = 1, colour: string = ink): string =>
  at(x, y, scale, line('M-11 1-3 9 12-9', 8, colour))

/** A heart; its line keeps its width at any scale. */
export const heart = (x: number, y: number, scale: number, fill: string): string =>
  at(x, y, scale, shape('M0 20C-34 0-20-24 0-8 20-24 34 0 0 20Z', fill, 7 / scale))

/** A triangle that says play. */
export const play = (x: number, y: number, scale = 1, fill: string = ink): string =>
  at(x, y, scale, shape('M-9-14 15 0-9 14Z', fill, 6))

/** A pointer's arrow with its tip at x, y. */
export const pointer = (x: number, y: number, scale = 1): string =>
  at(x, y, scale, shape('M0 0 6 56 20 42 34 68 48 60 34 36 54 32Z', paper, 7))

/** An arrow that points down onto a line: a download. */
export const download = (x: number, y: number, scale = 1, colour: string = ink): string =>
  at(x, y, scale, line('M0-30v40M-17-6 0 12 17-6M-26 28h52', 9, colour))

/** An envelope, closed; its lines keep their width at any scale. */
export const envelope = (x: number, y: number, scale: number, fill: string = paper): string =>
  at(
    x,
    y,
    scale,
    shape('M-46-32h92v64h-92Z', fill, 7 / scale) + line('M-46-31 0 6 46-31', 7 / scale),
  )

/** The sign in a mail address. */
export const mailSign = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    line('M8 0a8 8 0 1 1-16 0 8 8 0 1 1 16 0Zm0-8v10c0 9 12 8 12-3A20 20 0 1 0 10 16', 5),
  )

/** A paper plane: send. */
export const plane = (x: number, y: number, scale = 1, fill: string = paper): string =>
  at(x, y, scale, shape('M-22-2 24-20 6 22-2 4ZM-2 4 24-20', fill, 6))

/** A key. */
export const key = (x: number, y: number, scale = 1, fill: string = paper): string =>
  at(x, y, scale, line('M-4 0h34M18 0v10M28 0v8', 7) + disc(-14, 0, 11, fill, 6))
