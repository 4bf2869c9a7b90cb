/** The part of gatsbyImageData that a picture is made of. */
export interface PictureData {
  readonly width: number
  readonly height: number
  readonly images: {
    readonly sources?: readonly {
      readonly srcSet: string
      readonly type: string
      readonly sizes?: string
    }[]
    readonly fallback?: { readonly src: string; readonly srcSet?: string; readonly sizes?: string }
  }
}
