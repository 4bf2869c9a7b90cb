import type { Link, Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { memoize, type Leaf } from './data'
import { textsIn, type ContentDocument } from './document'

/** The keys in content/prose/ whose values are Markdown. All other values are plain text. */
const markdownKeys = ['answer', 'introduction', 'body']

export interface MarkdownText extends Leaf {
  readonly root: Root
}

function isMarkdown({ file }: ContentDocument, { path }: Leaf): boolean {
  // In content/site/, only release notes are Markdown.
  if (file.startsWith('content/site/')) return path.at(-2) === 'notes'
  return file.startsWith('content/prose/') && markdownKeys.includes(String(path.at(-1)))
}

export const markdownIn = memoize((document: ContentDocument): MarkdownText[] =>
  textsIn(document)
    .filter((leaf) => isMarkdown(document, leaf))
    .map((leaf) => ({ ...leaf, root: fromMarkdown(leaf.value) })),
)

/** Returns a node and its descendants, in document order. */
export function nodesIn(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesIn) : [])]
}

/** Returns the links in a Markdown string. */
export function linksIn({ root }: { readonly root: Root }): Link[] {
  return nodesIn(root).filter((node) => node.type === 'link')
}

/** Returns the first line of a node's Markdown source. */
export function sourceOf({ position }: Nodes, text: string): string | undefined {
  return text.slice(position?.start.offset, position?.end.offset).split('\n')[0]
}
