import { documentsIn, type Content } from '../content'
import { textsIn, type ContentDocument } from '../contentDocument'
import { isMarkdown } from '../markdownText'
import type { Mistake } from '../mistake'
import { oncePer } from '../oncePer'
import { withoutPlaceholders } from '../placeholders'

/** What would show as it stands in plain words: the sign, and what it is. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/\*\*|(?<!\w)__|`|\]\(|^#{1,6} |^[-*] /m, 'Markdown'],
  [/<\/?[a-z][^<>]*>|<!--/i, 'HTML'],
  [/&(#\d+|#x[\da-f]+|[a-z]+\d*);/i, 'an HTML entity'],
  [/\$t\(/, 'a request for other words'],
  [/https?:\/\/|www\./i, 'an address, which belongs to the facts'],
]

/** Words that are no Markdown hold plain text: no markup and no address. */
export function plainWords(content: Content): Mistake[] {
  return ['locales', 'prose'].flatMap((room) => documentsIn(content, room)).flatMap(mistakesIn)
}

const mistakesIn = oncePer((document: ContentDocument): Mistake[] =>
  textsIn(document).flatMap((leaf) => {
    if (isMarkdown(document, leaf)) return []
    const words = withoutPlaceholders(leaf.text)
    return marks.flatMap(([pattern, name]) => {
      const found = pattern.exec(words)?.[0]
      if (found === undefined) return []
      const message = `"${found}" is ${name}, expected plain words here`
      return [document.mistake(leaf.path, message, { text: found })]
    })
  }),
)
