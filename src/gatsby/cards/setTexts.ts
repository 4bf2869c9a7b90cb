import { locales, type Locale } from '../../site/locales'
import { breakLines, type Measure } from './breakLines'
import type { Card } from './card'
import { measureLine, shapeLine } from './shapeLine'
import type { Typefaces } from './typefaces'

/** A column of text: where it begins and how large it is, in pixels. */
export interface Column {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How a text is set at a size: everything but the size in ems. */
interface Face {
  readonly sizes: readonly number[]
  readonly weight: number
  readonly tracking: number
  readonly leading: number
  readonly maxLines: number
}

interface Block {
  readonly lines: readonly string[]
  readonly size: number
  readonly face: Face
}

const latin: Record<'heading' | 'lead', Face> = {
  heading: {
    sizes: [88, 80, 74, 68, 62, 56, 52, 48, 44, 40],
    weight: 800,
    tracking: -0.03,
    leading: 1.06,
    maxLines: 4,
  },
  lead: { sizes: [29, 26, 23, 20], weight: 500, tracking: 0, leading: 1.4, maxLines: 6 },
}

/** Arabic, Japanese and Korean letters are taller and stand closer. */
const tall: typeof latin = {
  heading: { ...latin.heading, tracking: 0, leading: 1.3 },
  lead: { ...latin.lead, leading: 1.6 },
}

const gap = 26

/** The smallest size in which a line is given to each sentence. */
const smallestVerse = 52

/** Sets the heading and the lead of a card into a column, as large as they fit; throws when they do not even at their smallest. */
export function setTexts(card: Card, column: Column, typefaces: Typefaces): string {
  const faces = ['ar', 'ja', 'ko'].includes(card.locale) ? tall : latin
  const { direction } = locales[card.locale]
  const blocksOf = (texts: readonly string[], face: Face) => {
    const em = { size: 1, weight: face.weight, tracking: face.tracking, direction }
    const widths = new Map<string, number>()
    const measure = (part: string) => {
      const width = widths.get(part) ?? measureLine(part, em, typefaces)
      widths.set(part, width)
      return width
    }
    return face.sizes.flatMap((size) => {
      const broken = texts.map((text) =>
        linesOrNone(text, column.width / size, card.locale, measure),
      )
      const lines = broken.flat()
      const fits = broken.every(({ length }) => length > 0) && lines.length <= face.maxLines
      return fits ? [{ lines, size, face }] : []
    })
  }
  const sentences = sentencesOf(card.heading)
  const headings = blocksOf(sentences, faces.heading)
  const leads = blocksOf([card.lead], faces.lead)
  const pairs = headings.flatMap((heading) =>
    card.lead === '' ? [[heading]] : leads.map((lead) => [heading, lead]),
  )
  const fitting = pairs.filter((blocks) => heightOf(blocks) <= column.height)
  const chosen = fitting.find(([heading]) => isVerse(sentences, heading)) ?? fitting[0]
  if (!chosen) throw new Error(`"${card.heading}" and its lead are too long for a card`)
  return draw(chosen, column, direction, typefaces)
}

/** Every sentence of a heading begins a line. */
function sentencesOf(heading: string): string[] {
  return heading.split(/(?<=[.!?]) /)
}

/** Several sentences, a line each, look better than the same in larger letters and more lines. */
function isVerse(sentences: readonly string[], heading: Block | undefined): boolean {
  if (sentences.length === 1 || !heading) return false
  return heading.lines.length === sentences.length && heading.size >= smallestVerse
}

function linesOrNone(text: string, width: number, locale: Locale, measure: Measure): string[] {
  try {
    return breakLines(text, width, locale, measure)
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

function heightOf(blocks: readonly Block[]): number {
  const heights = blocks.map(({ lines, size, face }) => lines.length * size * face.leading)
  return heights.reduce((sum, height) => sum + height, gap * (blocks.length - 1))
}

function draw(
  blocks: readonly Block[],
  column: Column,
  direction: 'ltr' | 'rtl',
  typefaces: Typefaces,
): string {
  let top = column.y + (column.height - heightOf(blocks)) / 2
  return blocks
    .map(({ lines, size, face }) => {
      const style = { size, weight: face.weight, tracking: face.tracking * size, direction }
      const drawn = lines.map((line, index) => {
        const { width, svg } = shapeLine(line, style, typefaces)
        const x = direction === 'ltr' ? column.x : column.x + column.width - width
        // Letters stand on a line that lies about a third of their size below the middle of theirs.
        const y = top + size * (face.leading * (index + 0.5) + 0.35)
        return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">${svg}</g>`
      })
      top += lines.length * size * face.leading + gap
      return drawn.join('')
    })
    .join('')
}
