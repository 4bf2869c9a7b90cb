import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Node, ParentSpanPluginArgs } from 'gatsby'
import sharp, { type Sharp } from 'sharp'

type ImageFile = Node & { readonly name: string; readonly absolutePath: string }

/** The widths of the AVIF versions, and of the only WebP version, which is for old Safari, in pixels. */
const avifWidths = [360, 560, 800, 1120, 1600]
const webpWidth = 800

/**
 * Encodes the flat colours and outlines of our images in a sixth of the time of sharp's default effort, and in 5 % fewer
 * bytes (14 images in all widths: 8 s and 313 KiB instead of 50 s and 330 KiB).
 */
const encoders = {
  avif: (image: Sharp) => image.avif({ effort: 2, quality: 45, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp(),
}

export const pictureField = {
  type: 'Picture!',
  resolve: async (file: ImageFile) => {
    const { width, height } = await sharp(file.absolutePath).metadata()
    const avif = avifWidths
      .filter((avifWidth) => avifWidth <= width)
      .map(async (avifWidth) => `${await encode(file, avifWidth, 'avif')} ${avifWidth}w`)
    const webp = await encode(file, webpWidth, 'webp')
    return { avif: (await Promise.all(avif)).join(',\n'), webp, width, height }
  },
}

/** Encodes all images before the queries run, because the queries run in several processes. */
export async function encodePictures({ getNodesByType }: ParentSpanPluginArgs): Promise<void> {
  const files = getNodesByType('File').filter(
    ({ sourceInstanceName }) => sourceInstanceName === 'images',
  )
  await Promise.all(files.map((file) => pictureField.resolve(file as unknown as ImageFile)))
}

/** Encodes an image in a width, unless the file is in public/ already, and returns the file's path on the site. */
async function encode(
  { name, absolutePath, internal }: ImageFile,
  width: number,
  format: keyof typeof encoders,
): Promise<string> {
  const path = `/static/${internal.contentDigest}/${name}-${width}.${format}`
  const target = join('public', path)
  if (existsSync(target)) return path
  await mkdir(dirname(target), { recursive: true })
  const partial = `${target}.${process.pid}`
  await encoders[format](sharp(absolutePath).resize(width)).toFile(partial)
  await rename(partial, target)
  return path
}
