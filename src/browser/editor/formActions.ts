import type { Field } from '../../lib/editor/field'
import type { Sheet } from './sheet'

/** A new value for a field of a file; undefined takes it away. */
export interface Change {
  readonly sheet: Sheet
  readonly path: Field['path']
  readonly value: unknown
}

/** Which field gets the focus: its box, or the first input inside. */
export interface Focus {
  readonly path: Field['path']
  readonly on: 'box' | 'input'
}

/** What a form needs besides its fields. */
export interface FormActions {
  /** What is edited together: one file, or a file of words in every language, English first. */
  readonly sheets: readonly Sheet[]
  readonly isReadOnly: boolean
  readonly onInput: (changes: readonly Change[]) => void
  /** Takes in changes after which there are other fields. */
  readonly onRebuild: (changes: readonly Change[], focus: Focus) => void
  readonly say: (words: string) => void
}
