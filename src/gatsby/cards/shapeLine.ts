import bidiFactory from 'bidi-js'
import type { Glyph } from 'harfbuzzjs'
import type { FontPiece, Typefaces } from './typefaces'

/** How a line is set: size and tracking in pixels. */
export interface TextStyle {
  readonly size: number
  readonly weight: number
  readonly tracking: number
  readonly direction: 'ltr' | 'rtl'
}

/** A line as outlines that begin at x = 0 and stand on y = 0. */
export interface ShapedLine {
  readonly width: number
  readonly svg: string
}

interface Run {
  readonly text: string
  readonly piece: FontPiece
  readonly level: number
}

const bidi = bidiFactory()

/** Makes the outlines of a line of text, each script in its own direction; throws when a glyph is missing. */
export function shapeLine(text: string, style: TextStyle, typefaces: Typefaces): ShapedLine {
  let width = 0
  const outlines = runsInVisualOrder(text, style.direction, typefaces).flatMap((run) => {
    const { outline } = run.piece.atWeight(style.weight)
    const scale = style.size / run.piece.unitsPerEm
    return glyphsOf(run, style.weight, typefaces).map(({ g, ax, dx, dy }) => {
      const place = `${(width + dx * scale).toFixed(2)} ${(-dy * scale).toFixed(2)}`
      width += ax * scale + style.tracking
      return `<path transform="translate(${place}) scale(${scale} ${-scale})" d="${outline(g)}"/>`
    })
  })
  return { width, svg: outlines.join('') }
}

/** How wide a line of text is, in pixels; throws when a glyph is missing. */
export function measureLine(text: string, style: TextStyle, typefaces: Typefaces): number {
  const widths = runsInVisualOrder(text, style.direction, typefaces).flatMap((run) =>
    glyphsOf(run, style.weight, typefaces).map(
      ({ ax }) => (ax * style.size) / run.piece.unitsPerEm + style.tracking,
    ),
  )
  return widths.reduce((sum, width) => sum + width, 0)
}

function runsInVisualOrder(
  text: string,
  direction: TextStyle['direction'],
  { pieceFor }: Typefaces,
): Run[] {
  const embedding = bidi.getEmbeddingLevels(text, direction)
  const runs: Run[] = []
  const runAt: number[] = []
  for (const character of text) {
    const level = embedding.levels[runAt.length] ?? 0
    const piece = pieceFor(character)
    const last = runs.at(-1)
    if (last?.piece === piece && last.level === level) {
      runs[runs.length - 1] = { ...last, text: last.text + character }
    } else {
      runs.push({ text: character, piece, level })
    }
    runAt.push(...Array<number>(character.length).fill(runs.length - 1))
  }
  const order = new Set(bidi.getReorderedIndices(text, embedding).map((at) => runAt[at] ?? 0))
  return [...order].flatMap((at) => runs[at] ?? [])
}

function glyphsOf({ text, piece, level }: Run, weight: number, { engine }: Typefaces): Glyph[] {
  const buffer = engine.createBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(level % 2 ? 'rtl' : 'ltr')
  engine.shape(piece.atWeight(weight).font, buffer)
  const glyphs = buffer.json()
  buffer.destroy()
  const missing = glyphs.find(({ g }) => g === 0)
  if (missing)
    throw new Error(`no glyph for "${text.slice(missing.cl, missing.cl + 2)}" in "${text}"`)
  return glyphs
}
