import { type Character, fields, palette } from '../../site/palette'
import { locales } from '../../site/locales'
import { type Card, scenes } from './card'
import { drawStage, stageSide } from './drawStage'
import { setTexts } from './setTexts'
import { shapeLine } from './shapeLine'
import type { Typefaces } from './typefaces'

/** The drawings that cards are made of, as SVG. */
export interface Drawings {
  readonly mark: string
  readonly portrait: (head: Character, face: Character) => string
}

const width = 1200
const height = 630
const margin = 64
const column = { y: 138, width: width - stageSide - 3 * margin, height: 374 }
const markSide = 52
const brandStyle = { size: 36, weight: 800, tracking: -0.8, direction: 'ltr' } as const
const addressStyle = { size: 24, weight: 600, tracking: 0, direction: 'ltr' } as const

/** Draws a card as SVG in which all letters are outlines; throws when a text does not fit or a glyph is missing. */
export function drawCard(card: Card, typefaces: Typefaces, drawings: Drawings): string {
  const { direction } = locales[card.locale]
  const scene = scenes[card.route]
  const leftToRight = direction === 'ltr'
  const start = leftToRight ? margin : 2 * margin + stageSide
  const end = start + column.width
  const stageX = leftToRight ? end + margin : margin
  const brand = shapeLine(card.brand, brandStyle, typefaces)
  const address = shapeLine(card.address, addressStyle, typefaces)
  const markX = leftToRight ? start : end - markSide
  const brandX = leftToRight ? start + markSide + 14 : markX - 14 - brand.width
  const mark = drawings.mark.replace(
    '<svg ',
    `<svg x="${markX}" y="60" width="${markSide}" height="${markSide}" `,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${fields[scene.ground]}"/>`,
    `<g transform="translate(${stageX} 72)">${drawStage(scene, direction, drawings)}</g>`,
    mark,
    `<g fill="${palette.ink}">`,
    `<g transform="translate(${brandX} 99)">${brand.svg}</g>`,
    setTexts(card, { ...column, x: start }, typefaces),
    `<g transform="translate(${leftToRight ? start : end - address.width} 566)">${address.svg}</g>`,
    '</g></svg>',
  ].join('')
}
