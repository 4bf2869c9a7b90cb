import type { Field } from '../../lib/editor/field'
import type { Language } from '../../lib/editor/messages'
import { readInput } from '../../lib/editor/readInput'
import { wordsOf } from './wordsOf'
import { element } from './element'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Makes the input of a field, in a language; tells every change of its value. */
export function controlOf(
  field: Field,
  language: Language | undefined,
  onInput: (value: unknown) => void,
): Control {
  const control = bareControl(field)
  control.id = field.name
  if (language && field.kind === 'words') {
    control.lang = language.code
    control.dir = language.direction
  }
  control.addEventListener('input', () => onInput(readInput(field, control.value)))
  return control
}

function bareControl({ kind, value, choices }: Field): Control {
  if (kind === 'choice') {
    const options = choices.map((one) => {
      return element('option', { value: JSON.stringify(one) }, one === null ? 'open' : wordsOf(one))
    })
    const select = element('select', {}, ...options)
    select.value = JSON.stringify(value ?? null)
    return select
  }
  const text = wordsOf(value)
  if (kind === 'words') {
    const rows = text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / 45), 0)
    const area = element('textarea', { rows: String(rows) })
    area.value = text
    return area
  }
  const input = element('input', { type: 'text' })
  if (kind === 'number') input.inputMode = 'decimal'
  input.value = text
  input.disabled = kind === 'fixed'
  return input
}
