import type { Link, Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { memoize, type Leaf } from './data'
import { textsIn, type ContentDocument } from './document'

/** The fields of prose that are Markdown; all others are plain text. Of the facts, only release notes are. */
const markdownKeys = ['answer', 'introduction', 'body']

/** A Markdown text and its syntax tree. */
export interface MarkdownText extends Leaf {
  readonly root: Root
}

/** Returns whether a text of a document is Markdown. */
export function isMarkdown({ file }: ContentDocument, { path }: Leaf): boolean {
  if (file.startsWith('content/site/')) return path.at(-2) === 'notes'
  return file.startsWith('content/prose/') && markdownKeys.includes(String(path.at(-1)))
}

/** Parses the Markdown texts of a document. */
export const markdownIn = memoize((document: ContentDocument): MarkdownText[] =>
  textsIn(document)
    .filter((leaf) => isMarkdown(document, leaf))
    .map((leaf) => ({ ...leaf, root: fromMarkdown(leaf.value) })),
)

/** Returns a node and its descendants, in the order of the text. */
export function nodesIn(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesIn) : [])]
}

/** Returns the links of a text. */
export function linksIn({ root }: { readonly root: Root }): Link[] {
  return nodesIn(root).filter((node) => node.type === 'link')
}

/** Returns the first line of a node's source. */
export function sourceOf({ position }: Nodes, text: string): string | undefined {
  return text.slice(position?.start.offset, position?.end.offset).split('\n')[0]
}
