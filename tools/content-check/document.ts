import { isAlias, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml'
import type { Document, Node, Range } from 'yaml'
import { parseContentPath, type ContentPath } from './contentPath'
import { leavesOf, memoize, pathText, type Leaf, type Path } from './data'
import type { Diagnostic } from './diagnostic'
import { jsonProblem } from './jsonSyntax'
import { separator, yamlProblem, type Problem } from './syntax'

/** A file in content/. `path` is relative to the project folder and contains slashes, also on Windows. */
export interface ContentFile {
  readonly path: string
  readonly bytes: Uint8Array
}

/** A parsed file, with its kind if the site reads the file. */
export interface ContentDocument extends Partial<ContentPath> {
  readonly file: string
  readonly text: string
  /** The parsed data; undefined if the text cannot be parsed. */
  readonly value: unknown
  /** Errors in encoding and syntax. */
  readonly errors: readonly Diagnostic[]
  /** Creates a diagnostic about the value at a path, or about a part of a string. */
  readonly diagnostic: (path: Path, message: string, part?: string) => Diagnostic
  /** Creates a diagnostic about the key at the end of a path, or about the `key` of a list item. */
  readonly keyDiagnostic: (path: Path, message: string) => Diagnostic
}

/** A string in a file. */
export interface ContentText extends Leaf {
  readonly document: ContentDocument
  /** Creates a diagnostic about the string or a part of it. */
  readonly diagnostic: (message: string, part?: string) => Diagnostic
}

/** Parses a YAML or JSON file. Errors are returned, never thrown. */
export const readDocument = memoize(({ path: file, bytes }: ContentFile): ContentDocument => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const { tree, problems } = parse(file, text)
  const isUsable = tree && problems.every(({ isHarmless }) => isHarmless)
  const value: unknown = isUsable ? tree.toJS() : undefined
  const at = (offset: number, path: Path, message: string): Diagnostic => {
    const before = text.slice(0, offset).split('\n')
    const column = (before.at(-1) ?? '').length + 1
    return { file, line: before.length, column, path: pathText(value, path), message }
  }

  return {
    ...parseContentPath(file),
    file,
    text,
    value,
    errors: problems.map(({ offset, message }) => at(offset, [], message)),
    diagnostic: (path, message, part = '') => {
      const [from, to] = rangeOf(tree, path)
      return at(from + Math.max(0, text.slice(from, to).indexOf(part)), path, message)
    },
    keyDiagnostic: (path, message) => {
      const keyPath = typeof path.at(-1) === 'number' ? [...path, 'key'] : path
      return at(rangeOf(tree, keyPath, true)[0], keyPath, message)
    },
  }
})

export const textsIn = memoize((document: ContentDocument): ContentText[] =>
  leavesOf(document.value).flatMap(({ path, value }) => {
    const diagnostic = (message: string, part?: string) => document.diagnostic(path, message, part)
    return typeof value === 'string' ? [{ path, value, document, diagnostic }] : []
  }),
)

const utf8 = 'expected UTF-8 without a byte order mark'

/** Patterns for files that are not parsed. The decoder replaces bytes that are not UTF-8 with U+FFFD. */
const wrongTexts: readonly (readonly [RegExp, string])[] = [
  [/^\s*$/, 'this file is empty, restore it with: git restore <file>'],
  [/^(\uFEFF|\uFFFD{2})/, `the file starts with a byte order mark, ${utf8}`],
  [/\uFFFD/, `this character is not encoded in UTF-8, ${utf8}`],
  [/\r/, 'found a Windows line end, expected LF only, run: npm run format'],
  [/^(<{7}|>{7}) /m, 'found a merge conflict, keep one of the two versions and delete this line'],
]

function parse(file: string, text: string): { tree?: Document; problems: Problem[] } {
  const wrong = wrongTexts.find(([pattern]) => pattern.test(text))
  if (wrong) return { problems: [{ offset: text.search(wrong[0]), message: wrong[1] }] }
  try {
    const tree = parseDocument(text, { prettyErrors: false })

    return { tree, problems: problemsOf(file, text, tree) }
  } catch (error) {
    // Deeply nested brackets overflow the stack of the recursive parser.
    if (!(error instanceof RangeError)) throw error
    const message = 'brackets are nested too deeply, expected each to be closed'

    return { problems: [{ offset: 0, message }] }
  }
}

type FindProblems = (file: string, text: string, tree: Document.Parsed) => Problem[]

/** The kinds of problems. Only those of the first kind that a file has are reported, because they cause the others. */
const finders: readonly FindProblems[] = [
  (_, text) => tabs(text),
  (_, text, tree) => duplicateKeys(text, tree),
  (file, text, tree) => (file.endsWith('.json') ? jsonProblems(text) : yamlProblems(text, tree)),
]

function problemsOf(file: string, text: string, tree: Document.Parsed): Problem[] {
  for (const find of finders) {
    const problems = find(file, text, tree)
    if (problems.length > 0) return problems
  }

  return []
}

function tabs(text: string): Problem[] {
  const found = [...text.matchAll(/\t+/g)]

  return found.map(({ index }) => ({ offset: index, message: 'found a tab, expected spaces' }))
}

function duplicateKeys(text: string, { errors }: Document.Parsed): Problem[] {
  const duplicates = errors.filter(({ code }) => code === 'DUPLICATE_KEY')

  return duplicates.map(({ pos: [offset] }) => {
    const key = /^[^\s:]+/.exec(text.slice(offset))?.[0] ?? ''

    return { offset, message: `the key ${key} is already in the same group, delete one of them` }
  })
}

function jsonProblems(text: string): Problem[] {
  try {
    JSON.parse(text)
    return []
  } catch (error) {
    return [jsonProblem(text) ?? { offset: 0, message: (error as Error).message }]
  }
}

/** Reports a line that is no YAML; else the traps; else what the parser says, which is about a later line. */
function yamlProblems(text: string, tree: Document.Parsed): Problem[] {
  const [broken] = tree.errors
  const traps = yamlTraps(text, tree)
  const isSplit = traps.some(({ message }) => message === splitText)
  const problem = broken || isSplit || separator.test(text) ? yamlProblem(text) : undefined
  if (problem) return [problem]
  if (!broken) return traps

  return [{ offset: broken.pos[0], message: `this is not valid YAML: ${broken.message}` }]
}

const unusualNumber =
  /^(\+\d.*|[-+]?(0\d+|0[box][\da-f_]+|[\d.]+e[-+]?\d+|\.\d+|\d+\.|\.inf)|\.nan)$/i

/** Finds values that YAML parses differently than editors expect, and YAML features that editors don't need. */
function yamlTraps(text: string, tree: Document): Problem[] {
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

function plainTrap(comment: string | null | undefined, source: string): string | undefined {
  const messageOf = plainTraps.find(([pattern]) => pattern.test(source))?.[1]
  if (messageOf) return messageOf(source)
  if (typeof comment === 'string')
    return 'this text ends before " #", which starts a comment, expected quotes around the text'
  if (unusualNumber.test(source))
    return `found a number in an unusual form (${source}), expected plain digits or quotes`

  return undefined
}

/** A value in a tree, and its key if it is in an object. */
interface Place {
  readonly key?: Node
  readonly node: Node | null | undefined
}

/** Returns the range of the value or key at a path, or of the nearest ancestor that exists. */
function rangeOf(tree: Document | undefined, path: Path, isKey = false): Range {
  const { key, node } = nearestPlace(tree, path)
  // The key shows best which object or list is meant.
  const shown = isScalar(node) && !isKey ? node : (key ?? node)

  return shown?.range ?? [0, 0, 0]
}

function nearestPlace(tree: Document | undefined, path: Path): Place {
  let place: Place = { node: tree?.contents }

  for (const step of path) {
    const next = placeIn(place.node, step)
    if (!next) break
    place = next
  }

  return place
}

/** Returns what a step of a path leads to: an item of a list, or a value of an object. */
function placeIn(node: Place['node'], step: Path[number]): Place | undefined {
  if (isSeq<Node>(node)) {
    const item = node.items[Number(step)]

    return item && { node: item }
  }

  if (!isMap<Node, Node>(node)) return undefined
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))

  return pair && { key: pair.key, node: pair.value }
}
