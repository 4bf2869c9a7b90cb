import { readFileSync } from 'node:fs'
import { cast, fields, palette } from '../../site/palette'
import type { Scene } from './card'

/** The side of the stage, and how far its black plate has slipped from it; both in pixels. */
export const stageSide = 486
const slip = 12

/** Where the line between before and after is, in pixels: both people are whole there, in both directions. */
const line = stageSide * 0.58

/** Draws a head before and after the swap, next to each other, in a square that begins at 0, 0; reading begins with the half before. */
export function drawStage({ head, face }: Scene, direction: 'ltr' | 'rtl'): string {
  const [left, right] = direction === 'ltr' ? [head, face] : [face, head]
  const side = (start: number, end: number, wears: Scene['face']) =>
    `<svg x="${start}" width="${end - start}" height="${stageSide}" viewBox="${start} 0 ${end - start} ${stageSide}">` +
    `<rect width="${stageSide}" height="${stageSide}" fill="${fields[cast[wears].field]}"/>` +
    readFileSync(`static/cast/${head}-${wears}.svg`, 'utf8').replace(
      '<svg ',
      `<svg width="${stageSide}" height="${stageSide}" `,
    ) +
    '</svg>'
  const plate = `<rect x="${direction === 'ltr' ? slip : -slip}" y="${slip}"`
  return [
    `${plate} width="${stageSide}" height="${stageSide}" rx="6" fill="${palette.ink}"/>`,
    side(0, line, left),
    side(line, stageSide, right),
    `<g fill="none" stroke="${palette.ink}" stroke-width="4">`,
    `<rect width="${stageSide}" height="${stageSide}" rx="6"/>`,
    `<path d="M${line} 0v${stageSide}"/>`,
    `<g transform="translate(${line} ${stageSide - 76})" stroke-linecap="round" stroke-linejoin="round">`,
    `<circle r="30" fill="${palette.paper}"/>`,
    '<path d="m-7-11-10 11 10 11M7-11l10 11-10 11"/></g></g>',
  ].join('')
}
