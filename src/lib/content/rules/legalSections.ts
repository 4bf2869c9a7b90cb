import { defaultLocale } from '../../../site/locales'
import type { Content } from '../content'
import { itemsAt } from '../data'
import type { Mistake } from '../mistake'

/** The sections that outlive the terms are sections that the terms have. */
export function legalSections({ documents, sound }: Content): Mistake[] {
  const legal = documents.get('content/site/legal.yaml')
  const terms = sound(`content/prose/${defaultLocale}/service.yaml`)
  if (!legal || terms === undefined) return []
  const count = itemsAt(terms, ['sections']).length
  return itemsAt(legal.value, ['service', 'survivingSections'])
    .filter(({ item }) => typeof item === 'number' && item > count)
    .map(({ path, item }) =>
      legal.mistake(path, `there is no section ${String(item)}, expected at most ${String(count)}`),
    )
}
