import { cast, type CastName } from '../cast'
import { markShapes, markSize } from '../brand'
import { palette } from '../palette'
import { swapFragments, viewBox } from '../portrait'

/** A rectangle in the pixels of its scene. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The line every outline is drawn with. */
export const lineWidth = 7

/** Shorthand for a box: x, y, width and height in pixels. */
export const box = (x: number, y: number, width: number, height: number): Box => ({
  x,
  y,
  width,
  height,
})

/** A box made smaller by `by` pixels on every side. */
export const inset = ({ x, y, width, height }: Box, by: number): Box =>
  box(x + by, y + by, width - 2 * by, height - 2 * by)

/** A whole picture: shapes on one flat ground, `width` by `height` pixels. */
export const scene = (width: number, height: number, ground: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" color="${palette.ink}">` +
  `<path fill="${ground}" d="M0 0h${width}v${height}H0Z"/>${shapes}</svg>`

/** A filled rectangle with round corners and no line. */
export const block = ({ x, y, width, height }: Box, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

/** The outline of a rectangle with round corners. */
export const frame = ({ x, y, width, height }: Box, radius = 0, stroke = lineWidth): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="none" stroke="${palette.ink}" stroke-width="${stroke}"/>`

/** A stand-in for a line of text, `width` pixels long. */
export const bar = (
  x: number,
  y: number,
  width: number,
  fill: string = palette.ink,
  height = 14,
): string => block(box(x, y, width, height), fill, height / 2)

/** A circle with or without the outline. */
export const disc = (x: number, y: number, radius: number, fill: string, stroke = 0): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${stroke === 0 ? '' : ` stroke="${palette.ink}" stroke-width="${stroke}"`}/>`

/** A drawn line along an SVG path. */
export const line = (d: string, width: number = lineWidth, colour: string = palette.ink): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A filled SVG path with the outline. */
export const shape = (d: string, fill: string, width: number = lineWidth): string =>
  `<path d="${d}" fill="${fill}" stroke="${palette.ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Shapes cut to a rectangle with round corners. */
export const cut = (area: Box, radius: number, shapes: string): string => {
  const id = `cut-${[area.x, area.y, area.width, area.height, radius].join('-')}`
  return (
    `<clipPath id="${id}">${block(area, palette.ink, radius)}</clipPath>` +
    `<g clip-path="url(#${id})">${shapes}</g>`
  )
}

/** A portrait without ground, `side` pixels square, its upper corner at x, y. */
export const portrait = (
  x: number,
  y: number,
  side: number,
  head: CastName,
  face: CastName,
): string =>
  `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="${viewBox}">${swapFragments(cast[head], cast[face])}</svg>`

/** The colour a face brings with it. */
export const fieldOf = (face: CastName): string => palette[cast[face].field]

/** Where and how large a portrait stands in its tile. */
export interface Pose {
  readonly size?: number
  readonly shift?: number
}

/**
 * A framed tile with a portrait standing on its lower edge, on the colour of the face: `size` is the portrait's side
 * in heights of the tile, `shift` moves it sideways in pixels.
 */
export const tile = (
  area: Box,
  head: CastName,
  face: CastName,
  radius: number,
  { size = 1, shift = 0 }: Pose = {},
): string => {
  const side = area.height * size
  const x = area.x + (area.width - side) / 2 + shift
  const y = area.y + area.height - side
  return (
    cut(area, radius, block(area, fieldOf(face)) + portrait(x, y, side, head, face)) +
    frame(area, radius)
  )
}

/** The brand's mark, `side` pixels square. */
export const mark = (x: number, y: number, side: number, head: string = palette.ink): string =>
  `<g transform="translate(${x} ${y}) scale(${side / markSize})">${markShapes(`fill="${head}"`)}</g>`

/** Moves and turns shapes about a point, by degrees. */
export const turn = (degrees: number, x: number, y: number, shapes: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${shapes}</g>`

/** A window of any program: a title bar of `barHeight` pixels with three marks, and a second colour slipped out under it. */
export const programWindow = (
  area: Box,
  fill: string,
  barFill: string,
  under: string,
  barHeight = 56,
): string => {
  const radius = 24
  const end = area.x + area.width - 34
  return (
    block({ ...area, x: area.x - 18, y: area.y + 18 }, under, radius) +
    block(area, fill, radius) +
    cut(area, radius, block({ ...area, height: barHeight }, barFill)) +
    line(`M${area.x} ${area.y + barHeight}h${area.width}`) +
    frame(area, radius) +
    [0, 1, 2]
      .map((index) => disc(end - index * 32, area.y + barHeight / 2, 9, palette.paper, 5))
      .join('')
  )
}
