/** What a picture is shown by: the part of gatsbyImageData that is asked for, and one WebP file. */
export interface PictureData {
  readonly avif: {
    readonly width: number
    readonly height: number
    readonly images: { readonly fallback?: { readonly srcSet?: string } }
  }
  /** For browsers without AVIF. */
  readonly webp: { readonly src: string }
}
