import type { Content } from '../content'
import type { ContentDocument } from '../contentDocument'
import { linksIn, markdownIn, sourceOf } from '../markdownText'
import type { Mistake } from '../mistake'
import { oncePer } from '../oncePer'
import { oncePerTwo } from '../oncePerTwo'
import { textPairs, translationsIn } from '../translations'

/** A translation links to the same places as English. */
export function translationLinks(content: Content): Mistake[] {
  return translationsIn(content).flatMap(({ english, translated }) =>
    mistakesIn(english, translated),
  )
}

const mistakesIn = oncePerTwo((original: ContentDocument, document: ContentDocument): Mistake[] =>
  textPairs({ english: original, translated: document }).flatMap((pair) => {
    const english = markdownAt(original).get(pair.english.path.join('.'))
    const translated = markdownAt(document).get(pair.translated.path.join('.'))
    if (!english || !translated) return []
    const wanted = linksIn(english).map(({ url }) => url)
    const found = linksIn(translated)
    const missing = wanted.filter((url) => !found.some((link) => link.url === url))
    const extra = found.filter(({ url }) => !wanted.includes(url))
    const at = (message: string, text?: string) =>
      document.mistake(translated.path, message, { text })
    return [
      ...missing.map((url) => at(`the link to ${url} is missing: English has it here`)),
      ...extra.map((link) =>
        at(`English has no link to ${link.url} here`, sourceOf(link, translated.text)),
      ),
    ]
  }),
)

/** The Markdown texts of a document by their paths. */
const markdownAt = oncePer(
  (document: ContentDocument) =>
    new Map(markdownIn(document).map((text) => [text.path.join('.'), text])),
)
