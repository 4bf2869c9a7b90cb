import { isDeepStrictEqual } from 'node:util'
import { isMap, isScalar, isSeq, parseDocument, type Node, type Pair } from 'yaml'
import { isGroup } from '../data'
import { jsonProblems } from '../jsonSyntax'
import { EditError } from './editError'
import { matchItems } from './matchItems'

/** Characters that nobody sees, and that the files therefore hold by their numbers. */
const unseen = /[\u007f-\u00a0\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** Puts new data into a JSON text; what does not differ stays as it is written. Throws an EditError when it is no JSON. */
export function editJson(text: string, data: unknown): string {
  if (jsonProblems(text).length > 0) throw new EditError('the file is not sound JSON')
  // JSON is YAML, too, whose parser tells where each value stands.
  const { contents } = parseDocument(text, { prettyErrors: false })
  const end = contents?.range[1] ?? 0
  return text.slice(0, start(contents)) + print(data, contents, text, '') + text.slice(end)
}

/** The text of a value: the old one as far as it says the same, the rest as Prettier lays it out. */
function print(value: unknown, node: Node | null, text: string, indent: string): string {
  const written = node ? text.slice(start(node), node.range?.[1]) : ''
  if (node && isDeepStrictEqual(valueOf(node), value)) return written
  if (Array.isArray(value)) return printList(value, node, text, indent)
  if (isGroup(value)) return printGroup(value, node, text, indent)
  return JSON.stringify(value).replace(unseen, codeOf)
}

function printList(list: readonly unknown[], node: Node | null, text: string, indent: string) {
  const items = isSeq(node) ? (node.items as Node[]) : []
  const from = matchItems(items.map(valueOf), list)
  const printed = list.map((item, index) => {
    return print(item, items[from[index] ?? -1] ?? null, text, `${indent}  `)
  })
  const isFlat = list.every((item) => typeof item !== 'object' || item === null)
  if (isFlat && (items.length === 0 || !isBroken(node, text))) return `[${printed.join(', ')}]`
  return broken('[', printed, ']', indent)
}

function printGroup(
  group: Record<string, unknown>,
  node: Node | null,
  text: string,
  indent: string,
) {
  const pairs = isMap(node) ? (node.items as Pair<Node, Node>[]) : []
  const nameOf = ({ key }: Pair<Node, Node>) => String(valueOf(key))
  const printed = Object.entries(group).map(([name, one]) => {
    const old = pairs.find((pair) => nameOf(pair) === name)?.value ?? null
    return `${JSON.stringify(name)}: ${print(one, old, text, `${indent}  `)}`
  })
  if (printed.length === 0) return '{}'
  return broken('{', printed, '}', indent)
}

function broken(open: string, parts: readonly string[], close: string, indent: string): string {
  const lines = parts.map((part) => `${indent}  ${part}`).join(',\n')
  return `${open}\n${lines}\n${indent}${close}`
}

function isBroken(node: Node | null, text: string): boolean {
  return text.slice(start(node), node?.range?.[1]).includes('\n')
}

function valueOf(node: Node | null): unknown {
  return isScalar(node) ? node.value : (node?.toJSON() as unknown)
}

function start(node: Node | null): number {
  return node?.range?.[0] ?? 0
}

function codeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
