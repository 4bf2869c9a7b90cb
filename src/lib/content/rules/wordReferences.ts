import { defaultLocale } from '../../../site/locales'
import type { Content } from '../content'
import { isGroup, itemsAt, keyOf, valueAt } from '../data'
import { didYouMean } from '../didYouMean'
import type { Mistake } from '../mistake'

/** Lists of facts whose items have words in English under the same key: which list, and where the words are. */
const references = [
  { file: 'navigation.yaml', list: 'header', namespace: 'common', words: ['navigation'] },
  { file: 'navigation.yaml', list: 'footer', namespace: 'common', words: ['navigation'] },
  { file: 'plans.yaml', list: 'plans', namespace: 'price', words: ['plans'] },
  {
    file: 'testimonials.yaml',
    list: 'testimonials',
    namespace: 'home',
    words: ['testimonials', 'items'],
  },
  { file: 'releases.json', list: 'files', namespace: 'download', words: ['files'] },
]

/** Every fact that is shown with words of its own has them. */
export function wordReferences({ documents, sound }: Content): Mistake[] {
  return references.flatMap(({ file, list, namespace, words }) => {
    const facts = documents.get(`content/site/${file}`)
    const wordFile = `content/locales/${defaultLocale}/${namespace}.json`
    if (!facts || sound(wordFile) === undefined) return []
    const group = valueAt(sound(wordFile), words)
    const known = isGroup(group) ? Object.keys(group) : []
    return itemsAt(facts.value, [list]).flatMap(({ path, item }) => {
      const key = keyOf(item)
      if (key === undefined || known.includes(key)) return []
      const message = `${wordFile} has no words at ${[...words, key].join('.')}${didYouMean(key, known)}`
      return [facts.mistake([...path, 'key'], message)]
    })
  })
}
