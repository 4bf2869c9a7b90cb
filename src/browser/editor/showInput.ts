import type { Field } from '../../lib/editor/field'
import { boxId } from './boxId'
import { controlOf } from './controls'
import { element } from './element'
import type { FormActions } from './formActions'
import { offerButtons } from './holderButtons'
import { notesOf, wrongNotes } from './notesOf'
import { twinsOf, type Sheet } from './sheet'

/** Makes the input of a field: one, with English beside a translation, or one a language where many are edited. */
export function showInput(field: Field, actions: FormActions): HTMLElement {
  const isOfMany = field.kind === 'words' && actions.sheets.length > 1
  return isOfMany ? showLanguages(field, actions) : showOne(field, actions)
}

function showOne(field: Field, { sheets, isReadOnly, onInput }: FormActions): HTMLElement {
  const control = controlOf(field, sheets[0]?.language, (value) => {
    // A key is the same in every language.
    onInput(twinsOf(field, sheets).map(({ sheet, twin }) => ({ sheet, path: twin.path, value })))
  })
  if (isReadOnly) control.disabled = true
  const notes = notesOf(field)
  describe(control, field, notes)
  const label = element('label', { for: field.name }, field.label)
  const english = element('p', { class: 'english', lang: 'en', dir: 'ltr' }, field.english)
  const row =
    field.english === '' || field.kind !== 'words'
      ? [control]
      : [element('div', { class: 'words' }, english, control)]
  return element('div', { class: 'field', id: boxId(field.name) }, label, ...row, ...notes)
}

function showLanguages(field: Field, actions: FormActions): HTMLElement {
  const inputs = twinsOf(field, actions.sheets).map(({ sheet, twin }) => {
    return twin.kind === 'words' ? showLanguage(sheet, twin, actions) : ''
  })
  const box = element('fieldset', { class: 'field', id: boxId(field.name) })
  const legend = element('legend', {}, field.label)
  const words = element('div', { class: 'words' }, ...inputs)
  box.append(legend, ...notesOf({ ...field, errors: [] }), words, ...offerButtons(field, actions))
  return box
}

function showLanguage(sheet: Sheet, twin: Field, { onInput }: FormActions): HTMLElement {
  const { code, name } = sheet.language ?? { code: '', name: '' }
  const control = controlOf(twin, sheet.language, (value) => {
    onInput([{ sheet, path: twin.path, value }])
  })
  control.id = `${code}:${twin.name}`
  const wrong = wrongNotes(control.id, twin.errors)
  describe(control, twin, wrong)
  const label = element('label', { for: control.id, lang: code }, name)
  return element('div', {}, label, control, ...wrong)
}

function describe(control: HTMLElement, { errors }: Field, notes: readonly HTMLElement[]): void {
  if (notes.length > 0)
    control.setAttribute('aria-describedby', notes.map(({ id }) => id).join(' '))
  if (errors.length > 0) control.setAttribute('aria-invalid', 'true')
}
