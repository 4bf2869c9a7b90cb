import type { Path } from '../content/locate'

/**
 * How a field is filled in: `words` are of any length, a `text` follows a pattern; a `group` and a `list` hold fields;
 * what is `absent` can be added; what is `fixed` is only shown.
 */
export type FieldKind =
  'words' | 'text' | 'number' | 'choice' | 'group' | 'list' | 'absent' | 'fixed'

/** A field of a form. */
export interface Field {
  readonly path: Path
  /** The path as the content check prints it. */
  readonly name: string
  readonly label: string
  readonly description: string
  readonly example: string
  readonly kind: FieldKind
  readonly value: unknown
  /** The same words in English, where they are a translation. */
  readonly english: string
  readonly errors: readonly string[]
  /** The values of a choice. */
  readonly choices: readonly unknown[]
  /** What an empty input stands for. */
  readonly whenEmpty: '' | null | undefined
  /** What a group or a list holds. */
  readonly fields: readonly Field[]
  /** What can be added to a list, or instead of what is absent. */
  readonly offers: readonly Offer[]
  /** How a new name of a group is made; undefined where names can't be added. */
  readonly newName: NewName | undefined
  /** Whether a name can be taken away without loss: nothing is written under it, or English has no such name. */
  readonly isSpare: boolean
}

/** What names of a group must look like, as a pattern and in words, and the blank that a new one begins with. */
export interface NewName {
  readonly pattern: string
  readonly rule: string
  readonly blank: unknown
}

/** Something that can be put into the data by a button: at a place of a list, or in the place of nothing. */
export interface Offer {
  readonly label: string
  readonly index: number
  readonly value: unknown
}
