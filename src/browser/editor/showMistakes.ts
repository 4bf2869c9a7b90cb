import { mistakeLine, type Mistake } from '../../lib/content/mistake'
import { element } from './element'

/** Makes the list of what is wrong, each line as the content check prints it; none without mistakes. */
export function showMistakes(mistakes: readonly Mistake[]): HTMLElement[] {
  if (mistakes.length === 0) return []
  const items = mistakes.map((mistake) => element('li', {}, mistakeLine(mistake)))
  return [
    element('h3', {}, 'Nothing was written, because this would be wrong:'),
    element('ul', { class: 'mistakes' }, ...items),
  ]
}
