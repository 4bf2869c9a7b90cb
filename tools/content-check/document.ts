import { isAlias, isMap, isScalar, parseDocument, visit, type Document, type Node } from 'yaml'
import { leavesOf, memoize, pathText, type Leaf, type Path } from './data'
import { positionAt, type Diagnostic } from './diagnostic'
import { jsonMistake, separator, yamlMistake, type Problem } from './syntax'

/** A file in content/. `path` is relative to the project folder and contains slashes, also on Windows. */
export interface ContentFile {
  readonly path: string
  readonly bytes: Uint8Array
}

/** The part of a value to which a diagnostic points: a key of an object, or a part of a string. */
interface Target {
  readonly key?: string
  readonly part?: string
}

export interface ContentDocument {
  readonly file: string
  readonly text: string
  /** The parsed data; undefined if the text cannot be parsed. */
  readonly value: unknown
  /** Errors in encoding and syntax. */
  readonly errors: readonly Diagnostic[]
  /** Creates a diagnostic about the value at a path. */
  readonly diagnostic: (path: Path, message: string, target?: Target) => Diagnostic
}

/** Parses a YAML or JSON file. Errors are returned, never thrown. */
export const readDocument = memoize(({ path: file, bytes }: ContentFile): ContentDocument => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const { tree, problems } = parse(file, text, encodingProblem(bytes, text))
  const isUsable = tree && !problems.some(({ fatal }) => fatal)
  const value: unknown = isUsable ? tree.toJS() : undefined
  const at = (offset: number, path: string, message: string) => {
    return { file, ...positionAt(text, offset), path, message }
  }
  return {
    file,
    text,
    value,
    errors: problems.map(({ offset, message }) => at(offset, '', message)),
    diagnostic: (path, message, target = {}) => {
      const full = target.key === undefined ? path : [...path, target.key]
      const offset = tree ? offsetOf(tree, text, path, target) : 0
      return at(offset, pathText(value, full), message)
    },
  }
})

export const textsIn = memoize((document: ContentDocument): Leaf[] =>
  leavesOf(document.value).filter((leaf): leaf is Leaf => typeof leaf.value === 'string'),
)

const wrongTexts: readonly (readonly [RegExp, string])[] = [
  [/^\s*$/, 'this file is empty, restore it with: git restore <file>'],
  [/\r/, 'found a Windows line end, expected LF only, run: npm run format'],
  [/^(<{7}|>{7}) /m, 'found a merge conflict, keep one of the two versions and delete this line'],
]

function encodingProblem(bytes: Uint8Array, text: string): Problem | undefined {
  const wrong = wrongTexts.find(([pattern]) => pattern.test(text))
  if (wrong) return { offset: Math.max(0, text.search(wrong[0])), message: wrong[1], fatal: true }
  const message = 'expected UTF-8 without a byte order mark'
  if (text.startsWith('\uFEFF') || /^(255 254|254 255)/.test(bytes.slice(0, 2).join(' ')))
    return { offset: 0, message: `the file starts with a byte order mark, ${message}`, fatal: true }
  if (new TextEncoder().encode(text).length === bytes.length && !text.includes('\uFFFD'))
    return undefined
  const offset = Math.max(0, text.indexOf('\uFFFD'))
  return { offset, message: `this character is not encoded in UTF-8, ${message}`, fatal: true }
}

function parse(
  file: string,
  text: string,
  encoding: Problem | undefined,
): { tree?: Document.Parsed; problems: Problem[] } {
  if (encoding) return { problems: [encoding] }
  try {
    const tree = parseDocument(text, { prettyErrors: false })
    return { tree, problems: problemsOf(file, text, tree) }
  } catch (error) {
    // Deeply nested brackets overflow the stack of the recursive parser.
    if (!(error instanceof RangeError)) throw error
    const message = 'brackets are nested too deeply, expected each to be closed'
    return { problems: [{ offset: 0, message, fatal: true }] }
  }
}

function problemsOf(file: string, text: string, tree: Document.Parsed): Problem[] {
  const isJson = file.endsWith('.json')
  const tabs = [...text.matchAll(/\t+/g)].map(({ index }) => ({
    offset: index,
    message: 'found a tab, expected spaces',
    fatal: true,
  }))
  if (tabs.length > 0) return tabs
  const duplicates = tree.errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  if (duplicates.length > 0)
    return duplicates.map(({ pos: [offset] }) => {
      const [key] = /^[^\s:]+/.exec(text.slice(offset)) ?? ['']
      const message = `the key ${key} is already in the same group, delete one of them`
      return { offset, message, fatal: true }
    })
  if (isJson) return jsonProblems(text)
  const [broken] = tree.errors
  const traps = yamlTraps(text, tree)
  const isSplit = traps.some(({ message }) => message === splitText)
  const mistake = broken || isSplit || separator.test(text) ? yamlMistake(text) : undefined
  if (mistake) return [mistake]
  if (!broken) return traps
  const message = `this is not valid YAML: ${broken.message}`
  return [{ offset: broken.pos[0], message, fatal: true }]
}

function jsonProblems(text: string): Problem[] {
  try {
    JSON.parse(text)
    return []
  } catch (error) {
    const { message } = error as Error
    return [jsonMistake(text) ?? { offset: 0, message, fatal: true }]
  }
}

const unusualNumber =
  /^(\+\d.*|[-+]?(0\d+|0[box][\da-f_]+|[\d.]+e[-+]?\d+|\.\d+|\d+\.|\.inf)|\.nan)$/i

/** Finds values that YAML parses differently than editors expect, and YAML features that editors don't need. */
function yamlTraps(text: string, tree: Document.Parsed): Problem[] {
  const traps: Problem[] = []
  visit(tree, {
    Node: (_, node) => {
      const message = yamlTrap(node, text)
      // An alias is a fatal problem, because its target may be missing or contain the alias itself.
      if (message) traps.push({ offset: node.range?.[0] ?? 0, message, fatal: isAlias(node) })
    },
  })
  return traps
}

const splitText =
  'found a text of several lines, expected "|" after the colon and the text indented by two more spaces'

function yamlTrap(node: Node, text: string): string | undefined {
  if (isAlias(node) || node.anchor !== undefined)
    return 'found an anchor or alias (& or *), expected the text itself, in quotes'
  if (node.tag !== undefined) return `found a YAML tag (${node.tag}), expected the text in quotes`
  if (!isScalar(node)) return undefined
  const source = node.source ?? ''
  // YAML joins the lines of a string that does not start with "|", which would remove paragraphs and lists.
  const [from, to] = node.range ?? [0, 0]
  if (node.type !== 'BLOCK_LITERAL' && text.slice(from, to).includes('\n')) return splitText
  if (node.type !== 'PLAIN') return undefined
  if (source === '<<') return 'found a YAML merge (<<), expected a key'
  if (/^\d{4}-\d\d?-\d\d?([Tt\s].*)?$/.test(source))
    return `found a date without quotes, expected '${source}'`
  if (/^(yes|no|on|off|y|n|none|n\/a|nil|undefined|unknown)$/i.test(source))
    return `found ${source} without quotes, expected true, false, null or quotes`
  if (/^([“„«].*[”“»]|‘.*’)$/.test(source))
    return 'found typographic quotes, which the site would show, expected straight ones or none'
  if (typeof node.comment === 'string')
    return 'this text ends before " #", which starts a comment, expected quotes around the text'
  if (unusualNumber.test(source))
    return `found a number in an unusual form (${source}), expected plain digits or quotes`
  return undefined
}

/**
 * Returns the offset of the value at a path, or of the nearest ancestor that exists. If `target` names a key or a part
 * of the value, returns the offset of that key or part.
 */
function offsetOf(tree: Document.Parsed, text: string, path: Path, { key, part }: Target): number {
  const here = path.slice(
    0,
    path.findLastIndex((_, index) => tree.hasIn(path.slice(0, index + 1))) + 1,
  )
  const nodeAt = (place: Path) => (place.length > 0 ? tree.getIn(place, true) : tree.contents)
  const node = nodeAt(here) as Node | null
  const [from, to] = node?.range ?? [0, 0]
  const ownKey = isScalar(node) ? undefined : keyIn(nodeAt(here.slice(0, -1)), here.at(-1))
  const keyNode = key === undefined ? ownKey : keyIn(node, key)
  if (part) return from + Math.max(0, text.slice(from, to).indexOf(part))
  return (keyNode ?? (key === undefined ? node : (ownKey ?? node)))?.range?.[0] ?? 0
}

function keyIn(node: unknown, name: string | number | undefined): Node | undefined {
  const keys = isMap(node) ? node.items.map(({ key }) => key as Node) : []
  return keys.find((key) => isScalar(key) && String(key.value) === String(name))
}
