import { readFileSync } from 'node:fs'
import { cast, fields, palette } from '../../site/palette'
import type { Scene } from './card'

/** The side of the square, and the offset of its shadow, in pixels. */
export const stageSide = 486
const slip = 12

/** The position of the line between before and after in pixels, where it cuts neither person in either direction. */
const line = stageSide * 0.58

/** Draws a head before and after the swap in a square at 0, 0. The half before is at the inline start. */
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
