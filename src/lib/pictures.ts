import type { PagePicture } from '../site/pictures'

/** The data of an image: a part of gatsbyImageData, and a WebP file. */
export interface PictureData {
  readonly avif: {
    readonly width: number
    readonly height: number
    readonly images: { readonly fallback?: { readonly srcSet?: string } }
  }
  /** For browsers without AVIF. */
  readonly webp: { readonly src: string }
}

/** The images in the result of a page query. */
export type Pictures = readonly {
  readonly name: string
  readonly childImageSharp: { readonly avif: unknown; readonly webp: unknown } | null
}[]

/** Returns the image with a file name without extension; throws if the query does not contain it. */
export function pictureNamed(pictures: Pictures, name: PagePicture): PictureData {
  const node = pictures.find((one) => one.name === name)
  if (!node?.childImageSharp) throw new Error(`content/images has no image "${name}"`)
  return node.childImageSharp as PictureData
}
