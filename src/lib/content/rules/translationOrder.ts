import type { Content } from '../content'
import { itemsAt, keyOf } from '../data'
import type { Mistake } from '../mistake'
import { translationsIn } from '../translations'

/** The sections of a legal text stand in the same order in every language: their order is their number. */
export function translationOrder(content: Content): Mistake[] {
  return translationsIn(content).flatMap(({ english, translated }) => {
    const sections = itemsAt(translated.value, ['sections'])
    const keys = sections.map(({ item }) => keyOf(item))
    const wanted = itemsAt(english.value, ['sections'])
      .map(({ item }) => keyOf(item))
      .filter((key) => keys.includes(key))
    const index = wanted.findIndex((key, place) => keys[place] !== key)
    const first = sections[index]
    if (!first || keys.length !== wanted.length) return []
    const message = `the order differs from English, expected "${String(wanted[index])}" as section ${String(index + 1)}`
    return [translated.mistake(first.path, message, { key: 'key' })]
  })
}
