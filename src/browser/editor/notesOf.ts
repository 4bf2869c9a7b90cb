import type { Field } from '../../lib/editor/field'
import { element } from './element'

/** Makes what stands below a field: its description with an example, and what is wrong with it. */
export function notesOf({ name, description, example, errors }: Field): HTMLElement[] {
  const hint = example === '' ? description : `${description} Example: ${example}`
  return [element('p', { class: 'hint', id: `${name}:hint` }, hint), ...wrongNotes(name, errors)]
}

/** Makes what is wrong with a field, below an id. */
export function wrongNotes(id: string, errors: readonly string[]): HTMLElement[] {
  return errors.map((error, index) =>
    element('p', { class: 'wrong', id: `${id}:wrong${index}` }, error),
  )
}
