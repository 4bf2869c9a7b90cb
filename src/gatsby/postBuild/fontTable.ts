/**
 * Returns a table of an uncompressed font (OpenType), such as `cmap`. The entries in the font's directory have 16 bytes:
 * tag, checksum, offset and length. Throws if the font has no such table.
 */
export function fontTable(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(4)

  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) !== tag) continue
    const start = font.readUInt32BE(entry + 8)

    return font.subarray(start, start + font.readUInt32BE(entry + 12))
  }

  throw new Error(`The font has no ${tag} table.`)
}
