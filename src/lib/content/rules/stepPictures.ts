import { defaultLocale } from '../../../site/locales'
import { stepPictures as pictureOf } from '../../../site/pictures'
import type { Content } from '../content'
import { isGroup, valueAt } from '../data'
import { didYouMean } from '../didYouMean'
import type { Mistake } from '../mistake'

/** The groups of tutorial.json that hold steps, beside their title. */
const parts = ['install', 'register']

/** Every step of the tutorial has a picture. */
export function stepPictures({ documents }: Content): Mistake[] {
  const document = documents.get(`content/locales/${defaultLocale}/tutorial.json`)
  if (!document) return []
  const known = Object.keys(pictureOf)
  return parts.flatMap((part) => {
    const group = valueAt(document.value, [part])
    const keys = isGroup(group) ? Object.keys(group) : []
    return keys
      .filter((key) => key !== 'title' && !known.includes(key))
      .map((key) => {
        const hint = didYouMean(key, known) || ', expected one in src/site/pictures.ts'
        return document.mistake([part], `the step "${key}" has no picture${hint}`, { key })
      })
  })
}
