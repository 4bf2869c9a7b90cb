import type { Content } from '../content'
import type { ContentDocument } from '../contentDocument'
import { isGroup, keyOf } from '../data'
import type { Path } from '../locate'
import type { Mistake } from '../mistake'
import { oncePer } from '../oncePer'

/** In a list no key and no word stands twice. */
export function duplicateKeys({ documents }: Content): Mistake[] {
  return [...documents.values()].flatMap(mistakesIn)
}

const mistakesIn = oncePer((document: ContentDocument): Mistake[] =>
  listsIn(document.value, []).flatMap(({ path, items }) => {
    const names = items.map((item) => (isGroup(item) ? keyOf(item) : JSON.stringify(item)))
    return names.flatMap((name, index) => {
      if (name === undefined || names.indexOf(name) === index) return []
      const place = isGroup(items[index]) ? { key: 'key' } : {}
      return [document.mistake([...path, index], `${name} stands twice in this list`, place)]
    })
  }),
)

function listsIn(value: unknown, path: Path): { path: Path; items: unknown[] }[] {
  if (Array.isArray(value)) {
    const inner = value.flatMap((item, index) => listsIn(item, [...path, index]))
    return [{ path, items: value as unknown[] }, ...inner]
  }
  if (!isGroup(value)) return []
  return Object.entries(value).flatMap(([key, item]) => listsIn(item, [...path, key]))
}
