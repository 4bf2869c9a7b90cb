import { brotliDecompressSync } from 'node:zlib'

/** The index of the table `cmap` in the list of known tags (WOFF2, section 4.1). */
const cmapTag = 0
const glyfTag = 10
const locaTag = 11

/** The index that says that the tag itself follows. */
const unknownTag = 63

/** Returns the code points that a WOFF2 file can draw, from its `cmap` table in format 4 or 12. */
export function fontLetters(file: Buffer): Set<number> {
  const table = cmapOf(file)
  const count = table.readUInt16BE(2)
  const letters = new Set<number>()

  for (let index = 0; index < count; index += 1) {
    const subtable = table.subarray(table.readUInt32BE(4 + index * 8 + 4))
    const format = subtable.readUInt16BE(0)

    if (format === 4) addSegments(subtable, letters)
    if (format === 12) addGroups(subtable, letters)
  }

  return letters
}

/** Unpacks the `cmap` table. All tables are compressed together, one after the other. */
function cmapOf(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is not a WOFF2 file.')
  const { tables, end } = readDirectory(file)
  const index = tables.findIndex(({ tag }) => tag === cmapTag)
  const found = tables[index]
  if (!found) throw new Error('The font has no cmap table.')

  const compressedSize = file.readUInt32BE(20)
  const data = brotliDecompressSync(file.subarray(end, end + compressedSize))
  const start = tables.slice(0, index).reduce((sum, { length }) => sum + length, 0)

  return data.subarray(start, start + found.length)
}

interface Directory {
  /** In the order in which the file has them. The length is that of the unpacked table, in bytes. */
  readonly tables: readonly { readonly tag: number; readonly length: number }[]
  /** The position after the directory. */
  readonly end: number
}

/** Reads the list of the tables in a WOFF2 file, after its header of 48 bytes. */
function readDirectory(file: Buffer): Directory {
  const count = file.readUInt16BE(12)
  let position = 48

  /** Reads a number of 7 bits per byte, the highest first (UIntBase128). */
  const readBase128 = () => {
    let value = 0

    for (;;) {
      const byte = file.readUInt8(position)

      position += 1
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }

  const tables = Array.from({ length: count }, () => {
    const flags = file.readUInt8(position)
    const tag = flags & 63
    const version = flags >> 6

    position += tag === unknownTag ? 5 : 1
    const length = readBase128()
    const isGlyphs = tag === glyfTag || tag === locaTag
    const isTransformed = isGlyphs ? version !== 3 : version !== 0

    return { tag, length: isTransformed ? readBase128() : length }
  })

  return { tables, end: position }
}

/** Format 4: segments of 16-bit code points, each with its end, start, delta and offset in four lists. */
function addSegments(subtable: Buffer, letters: Set<number>): void {
  const size = subtable.readUInt16BE(6)

  for (let at = 0; at < size; at += 2) {
    const end = subtable.readUInt16BE(14 + at)
    const first = subtable.readUInt16BE(16 + size + at)

    for (let code = first; code <= end && code !== 0xffff; code += 1) letters.add(code)
  }
}

/** Format 12: groups of 32-bit code points, each with its start, end and first glyph. */
function addGroups(subtable: Buffer, letters: Set<number>): void {
  const count = subtable.readUInt32BE(12)

  for (let index = 0; index < count; index += 1) {
    const [first, last] = [0, 4].map((offset) => subtable.readUInt32BE(16 + index * 12 + offset))

    for (let code = first ?? 0; code <= (last ?? -1); code += 1) letters.add(code)
  }
}
