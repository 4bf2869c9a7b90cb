import { boxId } from './boxId'
import type { Focus } from './formActions'
import type { Sheet } from './sheet'

/** Puts the focus on the field at a path of a sheet: on its box, or on the first input inside. */
export function setFocus(sheet: Sheet | undefined, { path, on }: Focus): void {
  const way = JSON.stringify(path)
  const field = [...(sheet?.fields.values() ?? [])].find((one) => JSON.stringify(one.path) === way)
  const box = document.getElementById(boxId(field?.name ?? ''))
  const input = on === 'input' ? box?.querySelector<HTMLElement>('input, textarea, select') : box
  ;(input ?? box)?.focus()
}
