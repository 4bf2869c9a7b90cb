import type { Mistake } from '../content/mistake'
import type { SchemaNode } from './schemaNode'

/** Where `gatsby develop` has the screen for editors; the published site has nothing there. */
export const editorPath = '/admin'

/** A file in the list. */
export interface ListedFile {
  readonly path: string
  readonly title: string
  readonly room: string
  /** The language of words. */
  readonly language: string
}

/** The answer to `list`. */
export interface FileList {
  readonly files: readonly ListedFile[]
  readonly languages: readonly Language[]
}

/** A language, as an input needs it. */
export interface Language {
  readonly code: string
  readonly name: string
  readonly direction: string
}

/** The answer to `open`. */
export interface OpenFile {
  readonly path: string
  readonly title: string
  readonly language: string
  readonly data: unknown
  /** The SHA-256 of the file's bytes, by which it is noticed when somebody else changed it. */
  readonly digest: string
  readonly schema: SchemaNode
  readonly english?: unknown
  /** Why it can only be read; empty when it can be written. */
  readonly readOnly: string
  /** The address of a page that shows what the file holds. */
  readonly preview: string
}

/** A changed file, as the browser sends it. */
export type Edit = Pick<OpenFile, 'path' | 'data' | 'digest'>

/** The answer to `save`: nothing was written unless there are no mistakes. */
export interface Saved {
  readonly mistakes: readonly Mistake[]
  /** The digests of the files that were written, by their paths. */
  readonly digests: Readonly<Record<string, string>>
}

/** The answer when something can't be done, in words for an editor. */
export interface Refusal {
  readonly refusal: string
}
