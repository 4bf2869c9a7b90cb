import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import harfBuzz, { type Font, type HarfBuzz } from 'harfbuzzjs'
import { decompress } from 'wawoff2'
import { isInRanges, unicodeRanges } from '../../lib/unicodeRange'
import type { Locale } from '../../site/locales'

/** One file of a typeface. */
export interface FontPiece {
  readonly characters: ReadonlySet<number>
  readonly unitsPerEm: number
  readonly atWeight: (weight: number) => WeightedFont
}

/** A typeface's file at one weight; a glyph's outline is traced once. */
export interface WeightedFont {
  readonly font: Font
  readonly outline: (glyph: number) => string
}

/** What draws the texts of one language. */
export interface Typefaces {
  readonly engine: HarfBuzz
  /** The piece that has a character; throws when none of the language's typefaces does. */
  readonly pieceFor: (character: string) => FontPiece
}

interface FontFile {
  readonly path: string
  readonly ranges: ReturnType<typeof unicodeRanges>
}

const folder = join(process.cwd(), 'node_modules/@fontsource-variable')

/** Manrope lacks three of our scripts. */
const companions: Partial<Record<Locale, string>> = {
  ar: 'noto-sans-arabic',
  ja: 'noto-sans-jp',
  ko: 'noto-sans-kr',
}

const pieces = new Map<string, Promise<FontPiece>>()

/** Loads the pieces of a language's typefaces that some texts need. */
export async function loadTypefaces(locale: Locale, texts: readonly string[]): Promise<Typefaces> {
  const engine = await harfBuzz
  const all = await filesOf(['manrope', companions[locale]].filter((name) => name !== undefined))
  const found = await Promise.all(
    [...new Set(texts.join(''))].map(async (character) => {
      const codePoint = character.codePointAt(0) ?? 0
      const files = all.filter(({ ranges }) => isInRanges(character, ranges))
      const candidates = await Promise.all(files.map(({ path }) => pieceIn(path, engine)))
      // The ranges of Manrope's pieces overlap: one that may have a character does not always have it.
      return [character, candidates.find(({ characters }) => characters.has(codePoint))] as const
    }),
  )
  const byCharacter = new Map(found)
  const pieceFor = (character: string) => {
    const piece = byCharacter.get(character)
    if (!piece) throw new Error(`no typeface of "${locale}" has the character "${character}"`)
    return piece
  }
  return { engine, pieceFor }
}

async function filesOf(families: readonly string[]): Promise<FontFile[]> {
  const lists = await Promise.all(
    families.map(async (family) => {
      const lists = await readFile(join(folder, family, 'unicode.json'), 'utf8')
      return Object.entries(JSON.parse(lists) as Record<string, string>).map(([name, list]) => ({
        path: join(
          folder,
          family,
          'files',
          `${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`,
        ),
        ranges: unicodeRanges(list),
      }))
    }),
  )
  return lists.flat()
}

function pieceIn(path: string, engine: HarfBuzz): Promise<FontPiece> {
  const known = pieces.get(path) ?? readPiece(path, engine)
  pieces.set(path, known)
  return known
}

async function readPiece(path: string, engine: HarfBuzz): Promise<FontPiece> {
  const bytes = await decompress(await readFile(path))
  const face = engine.createFace(engine.createBlob(bytes), 0)
  const atWeight = remembered((weight: number) => {
    const font = engine.createFont(face)
    font.setVariations({ wght: weight })
    return { font, outline: remembered((glyph: number) => font.glyphToPath(glyph)) }
  })
  const characters = new Set(face.collectUnicodes())
  return { characters, unitsPerEm: face.upem, atWeight }
}

function remembered<Value>(make: (key: number) => Value): (key: number) => Value {
  const known = new Map<number, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}
