/** A page that Gatsby has built, as its SitePage node tells of it. */
export interface BuiltPage {
  readonly path: string
  readonly componentChunkName: string
}
