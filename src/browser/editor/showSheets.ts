import type { Mistake } from '../../lib/content/mistake'
import type { OpenFile } from '../../lib/editor/messages'
import { element } from './element'
import type { FormActions } from './formActions'
import { showField } from './showField'
import { showMistakes } from './showMistakes'

/** Makes the form of what is edited together, led by the first file: its title, what is wrong, and its fields. */
export function showSheets(
  { title, path, readOnly }: OpenFile,
  actions: FormActions,
  mistakes: readonly Mistake[],
): HTMLElement[] {
  const [first, ...others] = actions.sheets
  if (!first) return []
  const where = others.length > 0 ? path.replace('/en/', '/*/') : path
  return [
    element('h2', {}, title),
    element('p', {}, where),
    ...(readOnly === '' ? [] : [element('p', {}, readOnly)]),
    ...showMistakes(mistakes),
    showField(first.form, actions),
  ]
}
