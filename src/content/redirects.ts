/** A path that visitors may still request, and the path that has its content now. Both start with a slash. */
export interface Redirect {
  readonly from: string
  readonly to: string
}
