import { isAlias, isScalar, visit, type Document, type Node } from 'yaml'
import type { Problem } from './problem'

const oddNumber = /^(\+\d.*|[-+]?(0\d+|0[box][\da-f_]+|[\d.]+e[-+]?\d+|\.\d+|\d+\.|\.inf)|\.nan)$/i

/** Finds unquoted dates, numbers in odd forms, yes and no, texts of several lines without a bar, and YAML's tags, anchors and merges. */
export function yamlTraps(tree: Document.Parsed): Problem[] {
  const traps: Problem[] = []
  visit(tree, {
    Node: (_, node) => {
      const message = trapOf(node)
      // What an alias stands for may be missing, or grow without end.
      if (message) traps.push({ offset: node.range?.[0] ?? 0, message, fatal: isAlias(node) })
    },
  })
  return traps
}

function trapOf(node: Node): string | undefined {
  if (isAlias(node) || node.anchor !== undefined) {
    return 'an anchor or alias (& or *), expected the text itself, in quotes'
  }
  if (node.tag !== undefined) return `a YAML tag (${node.tag}), expected the text itself, in quotes`
  if (!isScalar(node)) return undefined
  const source = node.source ?? ''
  // The lines of such a text run into each other: its paragraphs and lists would be lost.
  if (node.type !== 'BLOCK_LITERAL' && source.includes('\n')) {
    return 'a text of several lines, expected "|" after the colon, and the text two spaces further in'
  }
  return node.type === 'PLAIN' ? plainTrap(source) : undefined
}

function plainTrap(source: string): string | undefined {
  if (source === '<<') return 'a YAML merge (<<), expected a key'
  if (/^\d{4}-\d\d?-\d\d?([Tt\s].*)?$/.test(source)) {
    return `a date without quotes, expected "${source}" with them`
  }
  if (/^(yes|no|on|off|y|n)$/i.test(source)) {
    return `a bare ${source}, expected true or false, or quotes around it`
  }
  if (oddNumber.test(source)) {
    return `a number in an unusual form (${source}), expected plain digits, or quotes around it`
  }
  return undefined
}
