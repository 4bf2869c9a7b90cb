import type { Field } from '../../lib/editor/field'
import { boxId } from './boxId'
import { element } from './element'
import type { FormActions } from './formActions'
import { itemButtons, nameButtons, newNameForm, offerButtons } from './holderButtons'
import { notesOf } from './notesOf'
import { showInput } from './showInput'

/** Makes the elements of a field and of what it holds. */
export function showField(field: Field, actions: FormActions): HTMLElement {
  const isHolder = field.kind === 'group' || field.kind === 'list' || field.kind === 'absent'
  return isHolder ? showHolder(field, actions) : showInput(field, actions)
}

function showHolder(field: Field, actions: FormActions): HTMLElement {
  const attributes = { id: boxId(field.name), tabindex: '-1' }
  const legend = element('legend', {}, field.label)
  const box = element('fieldset', attributes, legend, ...notesOf(field))
  for (const inner of field.fields) {
    box.append(showField(inner, actions))
    if (actions.isReadOnly) continue
    if (field.kind === 'list') box.append(...itemButtons(field, inner, actions))
    if (inner.isSpare) box.append(...nameButtons(field, inner, actions))
  }
  if (!actions.isReadOnly)
    box.append(...offerButtons(field, actions), ...newNameForm(field, actions))
  return box
}
