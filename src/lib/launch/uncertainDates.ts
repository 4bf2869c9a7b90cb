import type { Content } from '../content/content'
import { textsIn } from '../content/contentDocument'
import { pathText } from '../content/locate'
import type { Mistake } from '../content/mistake'
import { excuser } from './launchDecisions'

/** Every date of a legal text that does not name its day for certain. */
export function uncertainDates(content: Content): Mistake[] {
  const legal = content.documents.get('content/site/legal.yaml')
  const isExcused = excuser(content)
  if (!legal) return []
  return textsIn(legal).flatMap(({ path, text }) => {
    if (path.at(-1) !== 'dated' || /^\d{4}-\d\d-\d\d$/.test(text)) return []
    if (isExcused(`legal.${pathText(legal.value, path)}`)) return []
    return [
      legal.mistake(path, `"${text}" names no certain day, expected one such as '2026-01-31'`),
    ]
  })
}
