import { defaultLocale } from '../../../site/locales'
import type { Content } from '../content'
import { isGroup, itemsAt, keyOf } from '../data'
import { didYouMean } from '../didYouMean'
import type { Mistake } from '../mistake'

/** Every question that a page names has an answer in English, and every answer is shown by some page. */
export function faqAnswers({ documents, sound }: Content): Mistake[] {
  const order = documents.get('content/site/faq.yaml')
  const prose = documents.get(`content/prose/${defaultLocale}/faq.yaml`)
  if (!order || !prose || !isGroup(sound(order.file)) || !isGroup(sound(prose.file))) return []
  const pages = Object.keys(order.value as object)
  const asked = pages.flatMap((page) => itemsAt(order.value, [page]))
  const answers = itemsAt(prose.value, ['entries'])
  const askedKeys = asked.map(({ item }) => String(item))
  const answerKeys = answers.flatMap(({ item }) => keyOf(item) ?? [])
  return [
    ...asked.flatMap(({ path, item }) => {
      const key = String(item)
      if (answerKeys.includes(key)) return []
      return [
        order.mistake(path, `${prose.file} has no entry "${key}"${didYouMean(key, answerKeys)}`),
      ]
    }),
    ...answers.flatMap(({ path, item }) => {
      const key = keyOf(item) ?? ''
      if (askedKeys.includes(key)) return []
      const hint = didYouMean(key, askedKeys) || `, expected "${key}" in ${order.file}`
      return [prose.mistake([...path, 'key'], `no page shows the entry "${key}"${hint}`)]
    }),
  ]
}
