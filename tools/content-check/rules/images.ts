import { hash } from 'node:crypto'
import { imageSize } from 'image-size'
import { pagePictures, pictureShapes } from '../../../src/site/pictures'
import type { Content, Diagnostics, Rule } from '../content'
import { parseContentPath } from '../contentPath'
import { fileDiagnostic } from '../diagnostic'
import type { ContentFile } from '../document'
import { didYouMean } from '../names'

export const imagesRules: readonly Rule[] = [pageImages, imageData]

/** Reports images that a page needs and that are missing. */
function* pageImages({ files }: Content): Diagnostics {
  for (const [folder, names] of Object.entries(pagePictures)) {
    const start = `content/images/${folder}/`
    const present = [...files.keys()]
      .filter((path) => path.startsWith(start))
      .map((path) => path.slice(start.length).replace(/\.[^.]+$/, ''))
    const unused = present.filter((name) => !(names as readonly string[]).includes(name))

    for (const name of names) {
      const message = `a page shows this image, but it is missing${didYouMean(name, unused, ', add it')}`
      if (!present.includes(name)) yield fileDiagnostic(`${start}${name}.png`, message)
    }
  }
}

/** Reports images that are damaged, duplicate or of the wrong size, or whose type differs from their name. */
function* imageData({ files }: Content): Diagnostics {
  const images = [...files.values()].filter(
    ({ path }) => parseContentPath(path)?.folder === 'images',
  )
  const seen: SeenImages = { byName: new Map(), byDigest: new Map() }

  for (const image of images) {
    const message = duplicateError(image, seen) ?? imageError(image.path, image.bytes)
    if (message) yield fileDiagnostic(image.path, message)
  }
}

/** The paths of the images that are already checked: by path without extension, and by the digest of their bytes. */
interface SeenImages {
  readonly byName: Map<string, string>
  readonly byDigest: Map<string, string>
}

/** Returns an error for an image with the name or the bytes of one that is seen, and adds the image to those. */
function duplicateError({ path, bytes }: ContentFile, { byName, byDigest }: SeenImages) {
  const name = path.replace(/[^.]+$/, '')
  const digest = hash('sha256', bytes)
  const namesake = byName.get(name)
  const original = byDigest.get(digest)

  if (!namesake) byName.set(name, path)
  if (!original) byDigest.set(digest, path)

  if (namesake) return `${namesake} has the same name, delete one of them`

  return original && `this is the same image as ${original}, replace one of them`
}

/** For each image type: a function that returns whether the file is complete. */
const isComplete: Readonly<Record<string, (data: Buffer) => boolean>> = {
  // The last chunk of a PNG file is empty, so its bytes are always the same.
  png: (data) => data.includes('IEND\xaeB`\x82', 0, 'latin1'),
  jpg: (data) => data.subarray(-16).includes('\xff\xd9', 0, 'latin1'),
  webp: (data) => data.readUInt32LE(4) + 8 <= data.length,
  avif: hasWholeBoxes,
}

/** The lowest width of an image in pixels. */
const minWidth = 800

/** The greatest height of an image, in widths. WebP cannot encode a longer image in the greatest width of the pages. */
const maxRatio = 10

/** Returns an error for a file that is no complete image of the kind that its name says, or has a wrong size. */
function imageError(path: string, bytes: Uint8Array): string | undefined {
  const data = Buffer.from(bytes)
  const kind = path.replace(/.*\./, '').replace('jpeg', 'jpg')
  const { width = 0, height = 0, type, orientation = 1 } = readSize(data)
  // Some programs reserve space for a file before they download it, so an incomplete file ends with zeros.
  const isReserved = data.subarray(-64).every((byte) => byte === 0)
  if (type !== kind || !isComplete[kind]?.(data) || isReserved)
    return `this is not a complete ${kind} image, export it again; renaming is not enough`
  const shownPath = path.replace('content/images/', '')

  return orientation > 4 ? sizeError(shownPath, height, width) : sizeError(shownPath, width, height)
}

/** Returns an error for an image that is too small, or whose folder needs another aspect ratio. */
function sizeError(path: string, width: number, height: number): string | undefined {
  const shape = Object.entries(pictureShapes).find(([start]) => path.startsWith(start))?.[1]
  const expected = shape ? expectedShape(shape, width, height) : expectedSize(width, height)

  return expected && `this image has ${width} × ${height} pixels, expected ${expected}`
}

/** Returns what an image of any aspect ratio should have instead of its size; undefined if its size is right. */
function expectedSize(width: number, height: number): string | undefined {
  if (width < minWidth) return `at least ${minWidth} across`
  if (height > maxRatio * width) return `at most ${maxRatio} times as many down as across`

  return undefined
}

/** Returns the size that an image should have for an aspect ratio; undefined if its size is right. */
function expectedShape(
  shape: readonly [number, number],
  width: number,
  height: number,
): string | undefined {
  const [across, down] = shape
  const minHeight = Math.round((minWidth * down) / across)
  const isSimilar = Math.abs((width * down) / (height * across) - 1) < 0.01

  return width >= minWidth && isSimilar ? undefined : `${minWidth} × ${minHeight} or a multiple`
}

/** Returns the type, size and EXIF orientation of an image; an empty object if the file is not an image. */
function readSize(data: Uint8Array): Partial<ReturnType<typeof imageSize>> {
  try {
    return imageSize(data)
  } catch {
    return {}
  }
}

/** Each box of an AVIF file starts with its size. A size of 0 means that it extends to the end of the file. */
function hasWholeBoxes(data: Buffer): boolean {
  let offset = 0
  while (offset + 8 <= data.length) offset += data.readUInt32BE(offset) || data.length - offset
  return offset === data.length
}
