import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { ProseElement, ProseNode } from '../lib/prose'

const tags: Partial<Record<Nodes['type'], ProseElement['tag']>> = {
  paragraph: 'p',
  listItem: 'li',
  strong: 'strong',
  emphasis: 'em',
  link: 'a',
}

/**
 * Converts a subset of Markdown to elements: paragraphs, lists, strong, emphasis, code and links. For any other
 * construct, throws an error with the construct's name.
 */
export function proseTree(markdown: string): ProseNode[] {
  const root: Root = fromMarkdown(markdown)
  return root.children.flatMap(toProse)
}

function toProse(node: Nodes): ProseNode[] {
  if (node.type === 'text') return [node.value]
  if (node.type === 'inlineCode') return [{ tag: 'code', children: [node.value] }]
  if (node.type === 'list')
    return [{ tag: node.ordered ? 'ol' : 'ul', children: node.children.flatMap(toProse) }]
  // A list item contains one paragraph, which needs no element of its own.
  if (node.type === 'listItem')
    return [{ tag: 'li', children: node.children.flatMap(withoutParagraph) }]
  const tag = tags[node.type]
  if (!tag || !('children' in node)) {
    throw new Error(
      `line ${String(node.position?.start.line)}: ${node.type} is not part of our Markdown`,
    )
  }
  const children = node.children.flatMap(toProse)
  return [node.type === 'link' ? { tag, href: node.url, children } : { tag, children }]
}

function withoutParagraph(node: Nodes): ProseNode[] {
  return node.type === 'paragraph' ? node.children.flatMap(toProse) : toProse(node)
}

/** Converts a tree to plain text, with one line for each paragraph or list item, and a dash before list items. */
export function proseText(nodes: readonly ProseNode[]): string {
  return nodes.map(textOf).join('').trim()
}

function textOf(node: ProseNode): string {
  if (typeof node === 'string') return node
  const text = node.children.map(textOf).join('')
  if (node.tag === 'p') return `${text}\n`
  return node.tag === 'li' ? `- ${text.trim()}\n` : text
}
