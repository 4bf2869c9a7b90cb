import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Node, ParentSpanPluginArgs } from 'gatsby'
import { generateImageData, type IGatsbyImageData } from 'gatsby-plugin-image'
import {
  getGatsbyImageResolver,
  type IGatsbyImageResolverArgs,
} from 'gatsby-plugin-image/graphql-utils'
import sharp, { type Sharp } from 'sharp'
import type { Locale } from '../site/locales'
import { formatted } from './formattedFields'
import type { Context } from './messages'

type ImageFile = Node & { readonly name: string; readonly absolutePath: string }

/** A picture in a file in content/site/, with its path in content/images/ and its alternative text by language. */
interface DescribedPicture {
  readonly file: string
  readonly alt: Readonly<Record<Locale, string>>
}

/** What a query may omit. Widths are in CSS pixels: the widest that a page shows, and those of the encoded versions. */
const defaults = {
  layout: 'constrained',
  width: 800,
  breakpoints: [360, 560, 800, 1120, 1600],
} satisfies IGatsbyImageResolverArgs

/** Takes a sixth of the time of sharp's default effort, with 5 % fewer bytes for drawings: see docs/decisions.md. */
const encoders = {
  avif: (image: Sharp) => image.avif({ effort: 2, quality: 45, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp(),
  jpg: (image: Sharp) => image.flatten({ background: 'white' }).jpeg({ mozjpeg: true }),
}

/** The sizes and encodings of a file in content/images/. gatsby-plugin-image defines its type and its arguments. */
export const pictureField = getGatsbyImageResolver(pictureData)

/** The fields of a picture that a file in content/site/ names: its file, and its alternative text in a language. */
export const describedPictureFields = {
  altText: formatted(({ alt }: DescribedPicture, language) => alt[language], 'String!'),
  image: {
    type: 'File!',
    resolve: ({ file }: DescribedPicture, _: unknown, { nodeModel }: Context) => {
      const filter = { sourceInstanceName: { eq: 'images' }, relativePath: { eq: file } }

      return nodeModel.findOne({ type: 'File', query: { filter } })
    },
  },
}

/** Encodes a picture, and returns what a `<picture>` element needs. Browsers without AVIF and WebP load one width. */
async function pictureData(
  file: ImageFile,
  query: IGatsbyImageResolverArgs,
): Promise<IGatsbyImageData> {
  const { width, height } = (await sharp(file.absolutePath).metadata()).autoOrient
  const encoding: Promise<void>[] = []

  /** Starts to encode a version of the picture. Returns the URL that it will have. */
  const encode = (versionWidth: number, versionHeight: number, format: keyof typeof encoders) => {
    const path = versionPath(file, `${versionWidth}x${versionHeight}.${format}`)
    const image = uprightInSrgb(file).resize(versionWidth, versionHeight)

    encoding.push(writeImage(encoders[format](image), join('public', path)))

    return path
  }

  const data = generateImageData({
    ...defaults,
    ...query,
    formats: ['avif', 'webp'],
    pluginName: 'facewright',
    filename: file.absolutePath,
    sourceMetadata: { width, height, format: 'png' },
    generateImageSource: (_, versionWidth, versionHeight, format) => {
      const src = encode(versionWidth, versionHeight, format as keyof typeof encoders)

      return { src, width: versionWidth, height: versionHeight, format }
    },
  })
  const shown = Math.min(data.width, width)

  data.height = Math.round(data.height)
  data.images.fallback ??= {
    src: encode(shown, Math.round((shown * data.height) / data.width), 'jpg'),
  }
  await Promise.all(encoding)

  return data
}

/**
 * Reads a picture upright, as browsers show it, also if only its EXIF data turn it. Reads it in sRGB: by default, sharp
 * writes the numbers of Display P3 for pictures of 16 bits with a profile.
 */
function uprightInSrgb({ absolutePath }: ImageFile): Sharp {
  return sharp(absolutePath).autoOrient().pipelineColourspace('srgb')
}

/** Returns the URL of a version of a picture, by its size and its format, such as `640x360.webp`. */
function versionPath({ name, internal }: ImageFile, version: string): string {
  return `/static/${internal.contentDigest}/${name}-${version}`
}

/** Encodes all images before the queries run, because the queries run in several processes. */
export async function encodePictures({ getNodesByType }: ParentSpanPluginArgs): Promise<void> {
  const files = getNodesByType('File').filter(
    ({ sourceInstanceName }) => sourceInstanceName === 'images',
  )

  await Promise.all(files.map((file) => pictureData(file as unknown as ImageFile, defaults)))
}

/** Writes an image, unless it exists already. The rename prevents that another process reads an incomplete file. */
async function writeImage(image: Sharp, target: string): Promise<void> {
  if (existsSync(target)) return
  await mkdir(dirname(target), { recursive: true })
  const partial = `${target}.${process.pid}`
  await image.toFile(partial)
  await rename(partial, target)
}
