import type { PagePicture } from '../site/pictures'

/** The data of a picture: a part of gatsbyImageData, and one WebP file. */
export interface PictureData {
  readonly avif: {
    readonly width: number
    readonly height: number
    readonly images: { readonly fallback?: { readonly srcSet?: string } }
  }
  /** For browsers without AVIF. */
  readonly webp: { readonly src: string }
}

/** The pictures of a page, as its query answers them. */
export type Pictures = readonly {
  readonly name: string
  readonly childImageSharp: { readonly avif: unknown; readonly webp: unknown } | null
}[]

/** The picture of this file name without ending; throws when the query did not bring it. */
export function pictureNamed(pictures: Pictures, name: PagePicture): PictureData {
  const node = pictures.find((one) => one.name === name)
  if (!node?.childImageSharp) throw new Error(`content/images has no picture "${name}"`)
  return node.childImageSharp as PictureData
}
