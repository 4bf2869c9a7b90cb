import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { cardSize } from '../../lib/pageTags'
import type { Swap } from '../../lib/sharedSwap'
import { type Locale, locales } from '../../site/locales'
import { cast, grounds, palette, type Ground } from '../../site/palette'
import { swapLine } from '../../site/pictures'
import { column, heightOf, layOutTexts, type CardTexts } from './column'
import { renderText, type RenderedText } from './renderText'

/** A portrait whose halves show the same head before and after the swap, on coloured backgrounds. */
export interface Scene extends Swap {
  readonly ground: Ground
}

export interface Card extends CardTexts {
  readonly path: string
  readonly scene: Scene
  readonly brand: string
  /** The page's URL without the scheme, such as `facewright.example/about/`. */
  readonly url: string
}

const margin = 64
const markSide = 52

/** The side length of the portrait's square, and the offset of the square's shadow, in pixels. */
const portraitSide = 486
const shadowOffset = 12

const line = (portraitSide * swapLine) / 100

/** Draws a card without its text, as SVG. */
export function drawBackdrop({ scene, locale }: Card): string {
  const { width, height } = cardSize
  const portraitX = width - portraitSide - leftOf(portraitSide, locale)
  const markBox = `x="${leftOf(markSide, locale)}" y="60" width="${markSide}" height="${markSide}"`

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${grounds[scene.ground]}"/>`,
    `<g transform="translate(${portraitX} 72)">${drawPortrait(scene, locales[locale].direction)}</g>`,
    `${readDrawing('mark.svg', markBox)}</svg>`,
  ].join('')
}

/** Reads a drawing in static/, and gives its root element other attributes than its size. */
export function readDrawing(file: string, attributes: string): string {
  return readFileSync(`static/${file}`, 'utf8').replace(
    /^<svg (.*?)width="\d+" height="\d+"/,
    `<svg $1${attributes}`,
  )
}

/** Returns the left edge of an element at the start of the lines, in pixels. */
function leftOf(width: number, locale: Locale, indent = 0): number {
  const start = margin + indent
  return locales[locale].direction === 'ltr' ? start : cardSize.width - start - width
}

/** Draws a card's text onto the card's backdrop, an SVG image, and returns a PNG image. */
export async function drawCard(card: Card, backdrop: string): Promise<Buffer> {
  const layerOf = async (text: RenderedText, top: number, indent?: number) => ({
    input: await text.toPng(),
    top: Math.round(top),
    left: leftOf(text.width, card.locale, indent),
  })
  // The brand name and the URL use Latin script in every language, so they are rendered as English.
  const brand = await renderText(card.brand, 'en', { size: 36, weight: 800, tracking: -0.022 })
  const url = await renderText(card.url, 'en', { size: 24, weight: 600 })
  const texts = await layOutTexts(card)
  const top = column.top + (column.height - heightOf(texts)) / 2
  const layers = [
    layerOf(brand, 72, markSide + 14),
    ...texts.map((text, index) =>
      layerOf(text, top + heightOf(texts.slice(0, index)) + column.gap),
    ),
    layerOf(url, 572 - url.height),
  ]

  return sharp(Buffer.from(backdrop))
    .composite(await Promise.all(layers))
    .png({ palette: true, dither: 0, effort: 1 })
    .toBuffer()
}

/** Draws a head before and after the swap, next to each other in reading direction, in a square at (0, 0). */
function drawPortrait({ head, face }: Scene, direction: 'ltr' | 'rtl'): string {
  const isLtr = direction === 'ltr'
  const [left, right] = isLtr ? [head, face] : [face, head]
  const shadowX = isLtr ? shadowOffset : -shadowOffset

  return [
    `<rect x="${shadowX}" y="${shadowOffset}" ${portraitSquare} rx="6" fill="${palette.ink}"/>`,
    drawPart(head, left, 0, line),
    drawPart(head, right, line, portraitSide),
    `<g fill="none" stroke="${palette.ink}" stroke-width="4">`,
    `<rect ${portraitSquare} rx="6"/>`,
    `<path d="M${line} 0v${portraitSide}"/>`,
    `${drawHandle()}</g>`,
  ].join('')
}

const portraitSquare = `width="${portraitSide}" height="${portraitSide}"`

/** Draws the part of a head with a face that is between two positions across the square, in pixels. */
function drawPart(head: Scene['head'], face: Scene['face'], start: number, end: number): string {
  const width = end - start

  return [
    `<svg x="${start}" width="${width}" height="${portraitSide}" viewBox="${start} 0 ${width} ${portraitSide}">`,
    `<rect ${portraitSquare} fill="${grounds[cast[face].ground]}"/>`,
    `${readDrawing(`cast/${head}-${face}.svg`, portraitSquare)}</svg>`,
  ].join('')
}

/** Draws the handle of the slider that the page has at this line: a circle with two arrows. */
function drawHandle(): string {
  return [
    `<g transform="translate(${line} ${portraitSide - 76})" stroke-linecap="round" stroke-linejoin="round">`,
    `<circle r="30" fill="${palette.paper}"/>`,
    '<path d="m-7-11-10 11 10 11M7-11l10 11-10 11"/></g>',
  ].join('')
}
