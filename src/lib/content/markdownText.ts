import type { Link, Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { textsIn, type ContentDocument } from './contentDocument'
import { type Leaf } from './data'
import { oncePer } from './oncePer'

/** The fields of prose that are written in Markdown; all others are plain words. */
const markdownKeys = ['answer', 'introduction', 'body']

/** A text in Markdown and what it consists of. */
export interface MarkdownText extends Leaf {
  readonly root: Root
}

/** Says whether the text at a path of a document is written in Markdown. */
export function isMarkdown({ file }: ContentDocument, { path }: Leaf): boolean {
  return file.startsWith('content/prose/') && markdownKeys.includes(String(path.at(-1)))
}

/** Reads the Markdown texts of a document. */
export const markdownIn = oncePer((document: ContentDocument): MarkdownText[] =>
  textsIn(document)
    .filter((leaf) => isMarkdown(document, leaf))
    .map((leaf) => ({ ...leaf, root: fromMarkdown(leaf.text) })),
)

/** Every node below a node, itself first, as they stand in the text. */
export function nodesIn(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesIn) : [])]
}

/** The links of a text. */
export const linksIn = oncePer(({ root }: MarkdownText): Link[] =>
  nodesIn(root).filter((node) => node.type === 'link'),
)

/** The first line of a node as it is written, for finding its place in the file. */
export function sourceOf(node: Nodes, text: string): string {
  const { start, end } = node.position ?? {}
  return text.slice(start?.offset, end?.offset).split('\n')[0] ?? ''
}
