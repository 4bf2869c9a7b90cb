import { isAlias, isScalar, visit, type Document, type Node } from 'yaml'
import type { Problem } from './problem'

const oddNumber = /^(\+\d.*|[-+]?(0\d+|0[box][\da-f_]+|[\d.]+e[-+]?\d+|\.\d+|\d+\.|\.inf)|\.nan)$/i

/** Finds unquoted dates, numbers in odd forms, yes and no, and YAML's tags, anchors and merges. */
export function yamlTraps(tree: Document.Parsed): Problem[] {
  const traps: Problem[] = []
  visit(tree, {
    Node: (_, node) => {
      const message = trapOf(node)
      if (message) traps.push({ offset: node.range?.[0] ?? 0, message, fatal: false })
    },
  })
  return traps
}

function trapOf(node: Node): string | undefined {
  if (isAlias(node) || node.anchor !== undefined) {
    return 'an anchor or alias (& or *), expected the text itself, in quotes'
  }
  if (node.tag !== undefined) return `a YAML tag (${node.tag}), expected the text itself, in quotes`
  return isScalar(node) && node.type === 'PLAIN' ? plainTrap(node.source ?? '') : undefined
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
