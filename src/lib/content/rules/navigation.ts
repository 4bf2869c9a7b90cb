import { anchorsOf } from '../anchors'
import type { Content } from '../content'
import { isGroup, itemsAt } from '../data'
import { didYouMean } from '../didYouMean'
import type { Mistake } from '../mistake'

/** Every entry of the navigation leads somewhere: to a route, an address in contact.yaml, or an anchor. */
export function navigation(content: Content): Mistake[] {
  const document = content.documents.get('content/site/navigation.yaml')
  const contact = content.sound('content/site/contact.yaml')
  if (!document) return []
  const targets: Record<string, string[] | undefined> = {
    route: Object.keys(content.site.routes),
    link: isGroup(contact) ? Object.keys(contact) : undefined,
    anchor: anchorsOf(undefined, content),
  }
  const entries = ['header', 'footer'].flatMap((list) => itemsAt(document.value, [list]))
  return entries.flatMap(({ path, item }) =>
    Object.entries(targets).flatMap(([kind, names]) => {
      const name = isGroup(item) ? item[kind] : undefined
      if (typeof name !== 'string' || !names || names.includes(name)) return []
      const hint = didYouMean(name, names) || `, expected one of ${names.join(', ')}`
      return [document.mistake([...path, kind], `there is no ${kind} "${name}"${hint}`)]
    }),
  )
}
