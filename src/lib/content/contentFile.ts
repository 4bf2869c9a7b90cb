/** A file below content/: its path from the root of the project, with slashes, and its bytes. */
export interface ContentFile {
  readonly path: string
  readonly bytes: Uint8Array
}
