import type { Content } from '../content'
import type { ContentDocument } from '../contentDocument'
import { linksIn, markdownIn, sourceOf, type MarkdownText } from '../markdownText'
import type { Mistake } from '../mistake'
import { textPairs, translationsIn } from '../translations'

/** A translation links to the same places as English. */
export function translationLinks(content: Content): Mistake[] {
  return translationsIn(content).flatMap((translation) =>
    textPairs(translation).flatMap((pair) => {
      const english = markdownAt(translation.english, pair.english.path)
      const translated = markdownAt(translation.translated, pair.translated.path)
      if (!english || !translated) return []
      const wanted = linksIn(english).map(({ url }) => url)
      const found = linksIn(translated)
      const missing = wanted.filter((url) => !found.some((link) => link.url === url))
      const extra = found.filter(({ url }) => !wanted.includes(url))
      const at = (message: string, text?: string) =>
        translation.translated.mistake(translated.path, message, { text })
      return [
        ...missing.map((url) => at(`the link to ${url} is missing: English has it here`)),
        ...extra.map((link) =>
          at(`English has no link to ${link.url} here`, sourceOf(link, translated.text)),
        ),
      ]
    }),
  )
}

function markdownAt(
  document: ContentDocument,
  path: MarkdownText['path'],
): MarkdownText | undefined {
  return markdownIn(document).find((text) => text.path.join() === path.join())
}
