import { insertedAt, raisedAt, removedAt } from '../../lib/editor/changeData'
import type { Field } from '../../lib/editor/field'
import type { Language } from '../../lib/editor/messages'
import { controlOf } from './controls'
import { button, element } from './element'

/** What a form needs besides its fields. */
export interface FormActions {
  readonly language: Language | undefined
  readonly isReadOnly: boolean
  /** Takes a value in at a path. */
  readonly onInput: (path: Field['path'], value: unknown) => void
  /** Takes in a value that changes which fields there are. */
  readonly onRebuild: (field: Field, value: unknown) => void
}

/** The id of the box around a group or a list, by the name of its field. */
export function boxId(name: string): string {
  return `box:${name}`
}

/** Makes the elements of a field and of what it holds. */
export function showField(field: Field, actions: FormActions): HTMLElement {
  const isHolder = field.kind === 'group' || field.kind === 'list' || field.kind === 'absent'
  return isHolder ? showHolder(field, actions) : showInput(field, actions)
}

function showHolder(field: Field, actions: FormActions): HTMLElement {
  const notes = notesOf(field)
  const attributes = { id: boxId(field.name), tabindex: '-1' }
  const box = element('fieldset', attributes, element('legend', {}, field.label), ...notes)
  field.fields.forEach((inner, index) => {
    box.append(showField(inner, actions))
    if (field.kind === 'list' && !actions.isReadOnly)
      box.append(...itemButtons(field, index, actions))
  })
  if (!actions.isReadOnly) box.append(...offerButtons(field, actions))
  return box
}

function itemButtons(list: Field, index: number, { onRebuild }: FormActions): HTMLElement[] {
  const items = list.value as readonly unknown[]
  const name = list.fields[index]?.label ?? ''
  const change = (changed: unknown) => () => onRebuild(list, changed)
  return [
    button('↑', `Move ${name} up`, change(raisedAt(items, index))),
    button('Remove', `Remove ${name}`, change(removedAt(items, index))),
  ]
}

function offerButtons(field: Field, { onRebuild }: FormActions): HTMLElement[] {
  return field.offers.map(({ label, index, value }) => {
    const items = field.kind === 'list' ? (field.value as readonly unknown[]) : undefined
    const changed = items ? insertedAt(items, index, value) : value
    return button(label, `${label}: ${field.label}`, () => onRebuild(field, changed))
  })
}

function showInput(field: Field, actions: FormActions): HTMLElement {
  const control = controlOf(field, actions.language, (value) => actions.onInput(field.path, value))
  if (actions.isReadOnly) control.disabled = true
  const notes = notesOf(field)
  control.setAttribute('aria-describedby', notes.map(({ id }) => id).join(' '))
  if (field.errors.length > 0) control.setAttribute('aria-invalid', 'true')
  const label = element('label', { for: field.name }, field.label)
  const english = element('p', { class: 'english', lang: 'en', dir: 'ltr' }, field.english)
  const row =
    field.english === '' || field.kind !== 'words'
      ? [control]
      : [element('div', { class: 'words' }, english, control)]
  return element('div', { class: 'field' }, label, ...row, ...notes)
}

function notesOf({ name, description, example, errors }: Field): HTMLElement[] {
  const hint = example === '' ? description : `${description} Example: ${example}`
  return [
    element('p', { class: 'hint', id: `${name}:hint` }, hint),
    ...errors.map((error, index) => {
      return element('p', { class: 'wrong', id: `${name}:wrong${index}` }, error)
    }),
  ]
}
