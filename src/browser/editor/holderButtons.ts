import { insertedAt, raisedAt, removedAt } from '../../lib/editor/changeData'
import type { Field } from '../../lib/editor/field'
import { button, element } from './element'
import type { Change, FormActions } from './formActions'
import { twinsOf } from './sheet'

const itemsOf = (list: Field) => list.value as readonly unknown[]

/** Makes the buttons that move and remove an item of a list, in every language that has it. */
export function itemButtons(
  list: Field,
  item: Field,
  { sheets, onRebuild }: FormActions,
): HTMLElement[] {
  const press = (changed: typeof removedAt) => () => {
    const changes = twinsOf(item, sheets).map(({ sheet, twin }): Change => {
      const path = twin.path.slice(0, -1)
      const items = itemsOf(sheet.fields.get(list.name) ?? list)
      return { sheet, path, value: changed(items, Number(twin.path.at(-1))) }
    })
    onRebuild(changes, { path: list.path, on: 'box' })
  }
  return [
    button('↑', `Move ${item.label} up`, press(raisedAt)),
    button('Remove', `Remove ${item.label}`, press(removedAt)),
  ]
}

/** Makes the button that takes a spare name away, in every language that has it. */
export function nameButtons(
  group: Field,
  field: Field,
  { sheets, onRebuild }: FormActions,
): HTMLElement[] {
  const remove = () => {
    const twins = twinsOf(field, sheets)
    onRebuild(
      twins.map(({ sheet, twin }) => ({ sheet, path: twin.path, value: undefined })),
      { path: group.path, on: 'box' },
    )
  }
  return [button('Remove', `Remove ${field.label}`, remove)]
}

/** Makes the buttons that add something: to the file, or, where many are edited, to every language and to those that lack it. */
export function offerButtons(field: Field, { sheets, onRebuild }: FormActions): HTMLElement[] {
  const [first] = sheets
  return twinsOf(field, sheets).flatMap(({ sheet, twin }) =>
    twin.offers.map(({ label, index, value }) => {
      const takers = sheet === first ? twinsOf(field, sheets) : [{ sheet, twin }]
      const changes = takers.map((taker): Change => {
        const isList = taker.twin.kind === 'list'
        const changed = isList ? insertedAt(itemsOf(taker.twin), index, value) : value
        return { sheet: taker.sheet, path: taker.twin.path, value: changed }
      })
      const words = sheet === first ? label : `${sheet.language?.name ?? ''}: ${label}`
      const path = field.kind === 'list' ? [...field.path, index] : field.path
      const focus = { path, on: 'input' } as const
      return button(words, `${words}: ${field.label}`, () => onRebuild(changes, focus))
    }),
  )
}

/** Makes the form that adds a name to a group, in every language that is edited; none where names are given. */
export function newNameForm(field: Field, { sheets, onRebuild, say }: FormActions): HTMLElement[] {
  const { newName } = field
  if (!newName) return []
  const id = `new:${field.name}`
  const input = element('input', { type: 'text', id, autocomplete: 'off' })
  const add = () => {
    const name = input.value.trim()
    const isTaken = field.fields.some(({ path }) => path.at(-1) === name)
    if (isTaken) {
      say(`${name} is there already.`)
      return
    }
    if (!new RegExp(newName.pattern).test(name)) {
      say(newName.rule)
      return
    }
    const changes = twinsOf(field, sheets).map(({ sheet, twin }): Change => {
      return { sheet, path: [...twin.path, name], value: newName.blank }
    })
    onRebuild(changes, { path: [...field.path, name], on: 'input' })
  }
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') add()
  })
  return [
    element(
      'details',
      {},
      element('summary', {}, `Add a name to ${field.label}`),
      element('label', { for: id }, 'New name'),
      input,
      button('Add', `Add the name to ${field.label}`, add),
    ),
  ]
}
