import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { cardSize } from '../../lib/seo/pageTags'
import { locales } from '../../site/locales'
import { fields } from '../../site/palette'
import type { Card } from './card'
import { drawStage, stageSide } from './drawStage'
import { column, heightOf, layOutTexts } from './layOutTexts'
import { renderText, type RenderedText } from './renderText'

const margin = 64
const markSide = 52
const brandStyle = { size: 36, weight: 800, tracking: -0.022 } as const
const addressStyle = { size: 24, weight: 600 } as const

/** Draws a card without its texts, as SVG. */
export function drawBackdrop({ scene, locale }: Card): string {
  const { direction } = locales[locale]
  const isLtr = direction === 'ltr'
  const stageX = isLtr ? cardSize.width - margin - stageSide : margin
  const markX = isLtr ? margin : cardSize.width - margin - markSide
  const mark = readFileSync('static/mark.svg', 'utf8').replace(
    '<svg ',
    `<svg x="${markX}" y="60" width="${markSide}" height="${markSide}" `,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    `<rect width="100%" height="100%" fill="${fields[scene.ground]}"/>`,
    `<g transform="translate(${stageX} 72)">${drawStage(scene, direction)}</g>`,
    `${mark}</svg>`,
  ].join('')
}

/** Draws a card's texts on its backdrop and returns a PNG. */
export async function drawCard(card: Card, backdrop: string): Promise<Buffer> {
  const place = async (text: RenderedText, top: number, indent = 0) => ({
    input: await text.toPng(),
    top: Math.round(top),
    left:
      locales[card.locale].direction === 'ltr'
        ? margin + indent
        : cardSize.width - margin - indent - text.width,
  })
  // Names and URLs are Latin in every language.
  const brand = await renderText(card.brand, 'en', brandStyle)
  const address = await renderText(card.address, 'en', addressStyle)
  const texts = await layOutTexts(card)
  const top = column.top + (column.height - heightOf(texts)) / 2
  const layers = [
    place(brand, 72, markSide + 14),
    ...texts.map((text, index) => place(text, top + heightOf(texts.slice(0, index)) + column.gap)),
    place(address, 572 - address.height),
  ]
  return sharp(Buffer.from(backdrop))
    .composite(await Promise.all(layers))
    .png({ palette: true, dither: 0, effort: 1 })
    .toBuffer()
}
