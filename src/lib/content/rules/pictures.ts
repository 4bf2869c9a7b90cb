import { documentsIn, type Content } from '../content'
import { textsIn } from '../contentDocument'
import { didYouMean } from '../didYouMean'
import type { Mistake } from '../mistake'

/** Every picture that a fact names lies in content/images/. */
export function pictures(content: Content): Mistake[] {
  const folder = 'content/images/'
  const known = content.paths
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length))
  return documentsIn(content, 'site').flatMap((document) =>
    textsIn(document).flatMap(({ path, text }) => {
      const isPicture = /\.(png|jpe?g|webp|avif|svg)$/i.test(text) && !text.includes('://')
      if (!isPicture || known.includes(text)) return []
      return [
        document.mistake(path, `there is no picture ${folder}${text}${didYouMean(text, known)}`),
      ]
    }),
  )
}
