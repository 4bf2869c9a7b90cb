import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { ProseElement, ProseNode } from '../lib/prose'

const tags: Partial<Record<Nodes['type'], ProseElement['tag']>> = {
  paragraph: 'p',
  list: 'ul',
  listItem: 'li',
  strong: 'strong',
  emphasis: 'em',
  link: 'a',
}

/** Converts a subset of Markdown to elements. For any other construct, throws an error with the construct's name. */
export function proseTree(markdown: string): ProseNode[] {
  return fromMarkdown(markdown).children.flatMap(toProse)
}

function toProse(node: Nodes): ProseNode[] {
  if (node.type === 'text') return [node.value]
  if (node.type === 'inlineCode') return [{ tag: 'code', children: [node.value] }]
  const tag = node.type === 'list' && node.ordered ? 'ol' : tags[node.type]
  if (!tag || !('children' in node))
    throw new Error(`line ${node.position?.start.line}: ${node.type} is not part of our Markdown`)
  const children = node.children.flatMap((child) =>
    // A list item contains one paragraph, which needs no element of its own.
    tag === 'li' && child.type === 'paragraph' ? child.children.flatMap(toProse) : toProse(child),
  )

  return [node.type === 'link' ? { tag, href: node.url, children } : { tag, children }]
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
