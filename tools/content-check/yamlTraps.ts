import { isAlias, isScalar, visit, type Document, type Node } from 'yaml'
import type { Problem } from './yamlSyntax'

const unusualNumber =
  /^(\+\d.*|[-+]?(0\d+|0[box][\da-f_]+|[\d.]+e[-+]?\d+|\.\d+|\d+\.|\.inf)|\.nan)$/i

/** Finds values that YAML parses differently than editors expect, and YAML features that editors don't need. */
export function yamlTraps(text: string, tree: Document): Problem[] {
  const traps: Problem[] = []
  const visitNode = (_: unknown, node: Node) => {
    const message = yamlTrap(node, text)
    // The target of an alias may be missing or contain the alias itself.
    const isHarmless = !isAlias(node)
    if (message) traps.push({ offset: node.range?.[0] ?? 0, message, isHarmless })
  }

  visit(tree, { Node: visitNode })

  return traps
}

/** What the check says about a text of several lines without `|`. A line of such a text may look like another error. */
export const splitText =
  'found a text of several lines, expected "|" after the colon and the text indented by two more spaces'

/** Returns what is wrong with a node of a file that is valid YAML. */
function yamlTrap(node: Node, text: string): string | undefined {
  if (isAlias(node) || node.anchor !== undefined)
    return 'found an anchor or alias (& or *), expected the text itself, in quotes'
  if (node.tag !== undefined) return `found a YAML tag (${node.tag}), expected the text in quotes`
  if (!isScalar(node)) return undefined
  const source = node.source ?? ''
  // YAML joins the lines of a string that does not start with "|", which would remove paragraphs and lists.
  const [from, to] = node.range ?? [0, 0]
  if (node.type !== 'BLOCK_LITERAL' && text.slice(from, to).includes('\n')) return splitText

  return node.type === 'PLAIN' ? plainTrap(node.comment, source) : undefined
}

/** Patterns for values without quotes that YAML reads as something else than a text, or that the site would show wrongly. */
const plainTraps: readonly (readonly [RegExp, (source: string) => string])[] = [
  [/^<<$/, () => 'found a YAML merge (<<), expected a key'],
  [
    /^\d{4}-\d\d?-\d\d?([Tt\s].*)?$/,
    (source) => `found a date without quotes, expected '${source}'`,
  ],
  [
    /^(yes|no|on|off|y|n|none|n\/a|nil|undefined|unknown)$/i,
    (source) => `found ${source} without quotes, expected true, false, null or quotes`,
  ],
  [
    /^([“„«].*[”“»]|‘.*’)$/,
    () => 'found typographic quotes, which the site would show, expected straight ones or none',
  ],
]

/** Returns what is wrong with a value without quotes. */
function plainTrap(comment: string | null | undefined, source: string): string | undefined {
  const messageOf = plainTraps.find(([pattern]) => pattern.test(source))?.[1]
  if (messageOf) return messageOf(source)
  if (typeof comment === 'string')
    return 'this text ends before " #", which starts a comment, expected quotes around the text'
  if (unusualNumber.test(source))
    return `found a number in an unusual form (${source}), expected plain digits or quotes`

  return undefined
}
