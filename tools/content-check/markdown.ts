import type { Link, Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { memoize } from './data'
import type { ContentText } from './document'

/** The keys in content/prose/ whose values are Markdown. All other values are plain text. */
const markdownKeys: readonly unknown[] = ['answer', 'introduction', 'body']

const parse = memoize((text: string) => fromMarkdown(text))

/** Parses a Markdown string. Returns undefined for plain text. */
export function markdownOf({ document, path, value }: ContentText): Root | undefined {
  const isProse = document.folder === 'prose' && markdownKeys.includes(path.at(-1))
  // In content/site/, only release notes are Markdown.
  const isNote = document.folder === 'site' && path.at(-2) === 'notes'
  return isProse || isNote ? parse(value) : undefined
}

/** Returns a node and its descendants, in document order. */
export function nodesIn(node: Nodes | undefined): Nodes[] {
  if (!node) return []
  return [node, ...('children' in node ? node.children.flatMap(nodesIn) : [])]
}

/** Returns the links in a Markdown string, or none if the string is plain text. */
export function linksIn(text: ContentText): Link[] {
  return nodesIn(markdownOf(text)).filter((node) => node.type === 'link')
}

/** Returns the paragraphs and lists of a Markdown string, with the number of their items: `paragraph`, `list of 3`. */
export function blocksOf(text: ContentText): string[] {
  return (markdownOf(text)?.children ?? []).map((block) =>
    block.type === 'list' ? `list of ${block.children.length}` : block.type,
  )
}

/** Returns the first line of a node's Markdown source. */
export function sourceOf({ position }: Nodes, text: ContentText): string | undefined {
  return text.value.slice(position?.start.offset, position?.end.offset).split('\n')[0]
}
