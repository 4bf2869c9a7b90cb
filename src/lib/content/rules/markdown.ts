import type { Nodes } from 'mdast'
import { documentsIn, type Content } from '../content'
import type { ContentDocument } from '../contentDocument'
import { markdownIn, nodesIn, sourceOf } from '../markdownText'
import type { Mistake } from '../mistake'
import { oncePer } from '../oncePer'

/** What our Markdown consists of. src/lib/prose.ts makes elements of exactly these. */
const allowed: readonly Nodes['type'][] = [
  'root',
  'paragraph',
  'text',
  'list',
  'listItem',
  'strong',
  'emphasis',
  'inlineCode',
  'link',
]

const names: Partial<Record<Nodes['type'], string>> = {
  blockquote: 'a quotation (>)',
  break: 'a forced line break (two spaces or a backslash at the end of the line)',
  code: 'a block of code (four spaces or more before the text)',
  definition: 'a link definition',
  heading: 'a heading (#, or a line of = or - below the text)',
  html: 'HTML',
  image: 'a picture',
  thematicBreak: 'a line (---)',
}

/** Long words use paragraphs, lists, strong, emphasis, code and links, and nothing else. */
export function markdown(content: Content): Mistake[] {
  return documentsIn(content, 'prose').flatMap(mistakesIn)
}

const mistakesIn = oncePer((document: ContentDocument): Mistake[] =>
  markdownIn(document).flatMap(({ path, text, root }) =>
    nodesIn(root)
      .filter((node) => !allowed.includes(node.type))
      .map((node) => {
        const message = `${names[node.type] ?? node.type} is not part of our Markdown, expected paragraphs, lists, **strong**, *emphasis*, \`code\` or links`
        return document.mistake(path, message, { text: sourceOf(node, text) })
      }),
  ),
)
