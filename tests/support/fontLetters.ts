import { convert } from 'fontverter'
import { fontTable } from '../../src/gatsby/postBuild/fontTable'

/**
 * Returns the code points that a font can draw, from its `cmap` table in format 4 or 12 (OpenType). Throws if the font has
 * no such table.
 */
export async function fontLetters(file: Buffer): Promise<Set<number>> {
  const table = fontTable(await convert(file, 'sfnt'), 'cmap')
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
