import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Node, ParentSpanPluginArgs } from 'gatsby'
import { generateImageData } from 'gatsby-plugin-image'
import sharp, { type Sharp } from 'sharp'

type ImageFile = Node & { readonly name: string; readonly absolutePath: string }

/** The width at which pages show an image, and the widths that an image is encoded in, in CSS pixels. */
const displayWidth = 800
const breakpoints = [360, 560, 800, 1120, 1600]

/** Takes a sixth of the time of sharp's default effort, with 5 % fewer bytes for drawings: see docs/decisions.md. */
const encoders = {
  avif: (image: Sharp) => image.avif({ effort: 2, quality: 45, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp(),
}

export const pictureField = {
  type: 'Picture!',
  resolve: async (file: ImageFile) => {
    const { name, absolutePath, internal } = file
    const { width, height } = await sharp(absolutePath).metadata()
    const encoding: Promise<void>[] = []
    const encodeVersion = (versionWidth: number, format: keyof typeof encoders) => {
      const path = `/static/${internal.contentDigest}/${name}-${versionWidth}.${format}`
      const image = sharp(absolutePath).resize(versionWidth)
      encoding.push(writeImage(encoders[format](image), join('public', path)))
      return path
    }

    const data = generateImageData({
      pluginName: 'facewright',
      filename: absolutePath,
      sourceMetadata: { width, height, format: 'png' },
      layout: 'constrained',
      width: displayWidth,
      breakpoints,
      formats: ['avif'],
      generateImageSource: (_, versionWidth, versionHeight, format) => {
        const src = encodeVersion(versionWidth, 'avif')
        return { src, width: versionWidth, height: versionHeight, format }
      },
    })
    // For Safari before version 16.4.
    const webp = encodeVersion(displayWidth, 'webp')

    await Promise.all(encoding)

    return { avif: data.images.sources?.[0]?.srcSet, webp, width: data.width, height: data.height }
  },
}

/** Encodes all images before the queries run, because the queries run in several processes. */
export async function encodePictures({ getNodesByType }: ParentSpanPluginArgs): Promise<void> {
  const files = getNodesByType('File').filter(
    ({ sourceInstanceName }) => sourceInstanceName === 'images',
  )
  await Promise.all(files.map((file) => pictureField.resolve(file as unknown as ImageFile)))
}

/** Writes an image, unless it exists already. The rename prevents that another process reads an incomplete file. */
async function writeImage(image: Sharp, target: string): Promise<void> {
  if (existsSync(target)) return
  await mkdir(dirname(target), { recursive: true })
  const partial = `${target}.${process.pid}`
  await image.toFile(partial)
  await rename(partial, target)
}
