import { isDeepStrictEqual } from 'node:util'
import {
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  visit,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { isGroup } from '../data'
import { EditError } from './editError'
import { matchItems } from './matchItems'

/** How the files are laid out, so that printing one that was read gives the same bytes. */
const layout = { lineWidth: 0, flowCollectionPadding: false, singleQuote: true }

/** Puts new data into a YAML text. Throws an EditError when the text is unsound, or laid out otherwise than Prettier does. */
export function editYaml(text: string, data: unknown): string {
  const tree = parseDocument(text, { prettyErrors: false })
  if (tree.errors.length > 0) throw new EditError('the file is not sound YAML')
  if (tree.toString(layout) !== text) {
    throw new EditError(
      'the file is laid out in a way that can only be edited by hand (npm run format may help)',
    )
  }
  tree.contents = edited(tree.contents, data, tree) as typeof tree.contents
  return tree.toString(layout)
}

/** The node of a value: the old one, changed as far as it differs, or a new one. */
function edited(node: Node | null, value: unknown, tree: Document): Node {
  if (isSeq(node) && Array.isArray(value)) return editList(node as YAMLSeq<Node>, value, tree)
  if (isMap(node) && isGroup(value)) return editGroup(node as YAMLMap<Node, Node>, value, tree)
  if (isScalar(node) && !isGroup(value) && !Array.isArray(value)) return editScalar(node, value)
  return newNode(value, tree)
}

function editList(node: YAMLSeq<Node>, list: readonly unknown[], tree: Document): Node {
  const old = node.items
  const from = matchItems(node.toJSON(), list)
  node.items = list.map((item, index) => edited(old[from[index] ?? -1] ?? null, item, tree))
  return node
}

function editGroup(
  node: YAMLMap<Node, Node>,
  group: Record<string, unknown>,
  tree: Document,
): Node {
  const nameOf = ({ key }: Pair<Node, Node>) => String(isScalar(key) ? key.value : key)
  node.items = node.items.filter((pair) => Object.hasOwn(group, nameOf(pair)))
  for (const [name, value] of Object.entries(group)) {
    const pair = node.items.find((one) => nameOf(one) === name)
    if (pair) pair.value = edited(pair.value, value, tree)
    else node.items.push(tree.createPair(name, newNode(value, tree)))
  }
  return node
}

function editScalar(node: Scalar, value: unknown): Node {
  if (isDeepStrictEqual(node.value, value)) return node
  // A block of text ends with its line, as it did before.
  const isBlock = node.type === Scalar.BLOCK_LITERAL && typeof value === 'string'
  node.value = isBlock && String(node.value).endsWith('\n') ? `${value.trimEnd()}\n` : value
  // Otherwise 9.90 would stay with two decimals after becoming 10.
  node.minFractionDigits = undefined
  if (typeof value !== 'string') node.type = undefined
  return node
}

function newNode(value: unknown, tree: Document): Node {
  const node = tree.createNode(value) as Node
  visit(node, {
    Scalar: (_, scalar) => {
      if (typeof scalar.value !== 'string' || !scalar.value.includes('\n')) return
      scalar.type = Scalar.BLOCK_LITERAL
      scalar.value = `${scalar.value.trimEnd()}\n`
    },
  })
  return node
}
