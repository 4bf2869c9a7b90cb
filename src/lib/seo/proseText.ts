import type { ProseNode } from '../prose/proseTree'

/** The plain text of long words: a line for each paragraph, a dash before each point of a list. */
export function proseText(nodes: readonly ProseNode[]): string {
  return nodes.map(textOf).join('').trim()
}

function textOf(node: ProseNode): string {
  if (typeof node === 'string') return node
  const text = node.children.map(textOf).join('')
  if (node.tag === 'p') return `${text}\n`
  return node.tag === 'li' ? `- ${text.trim()}\n` : text
}
