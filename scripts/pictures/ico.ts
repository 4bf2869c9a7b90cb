const headerLength = 6
const entryLength = 16

/** One picture of an icon file: a square PNG and its side in pixels (at most 256). */
export interface IconPicture {
  readonly side: number
  readonly png: Buffer
}

/** Packs PNG pictures into one ICO file, in the order given. */
export function packIcon(pictures: readonly IconPicture[]): Buffer {
  const header = Buffer.alloc(headerLength + entryLength * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach(({ side, png }, index) => {
    const entry = headerLength + entryLength * index
    // A side of 256 is written as 0.
    header.writeUInt8(side % 256, entry)
    header.writeUInt8(side % 256, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}
